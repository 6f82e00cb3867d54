import { readFile } from 'node:fs/promises'
import type { NodeOutputs } from './node-bundle.ts'

/** What a bundle for Node has beside its modules: style sheets, and files that the modules name. */
export async function readOthers({ others }: NodeOutputs) {
  const read = await Promise.all(
    [...others].map(
      async ([path, file]) => [path, await readFile(file)] as const,
    ),
  )
  const isStyle = ([path]: readonly [string, Uint8Array]) =>
    path.endsWith('.css')
  return {
    css: read
      .filter(isStyle)
      .map(([, bytes]) => bytes.toString())
      .join(''),
    assets: new Map(read.filter((each) => !isStyle(each))),
  }
}
