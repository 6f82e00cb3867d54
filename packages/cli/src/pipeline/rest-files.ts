import { deserialize, serialize } from 'node:v8'
import type { ParsedFile } from '@gwdocs/core'
import type { Spill } from '../store/spill.ts'

/** Characters of source of which the trees, some thirty times as large, stay in memory. */
const keptSource = 2_000_000

/**
 * Lets the trees of files rest on the disk between parsing and rendering, once there are more
 * of them than memory should hold. All else of a file is small, and asked for all the time.
 */
export function createRest(
  spill: Spill | undefined,
): (file: ParsedFile, text: string) => ParsedFile {
  let seen = 0
  return (file, text) => {
    seen += text.length
    return spill && seen > keptSource ? restFile(file, spill) : file
  }
}

function restFile({ content, ...file }: ParsedFile, spill: Spill): ParsedFile {
  const spilled = spill.put(serialize(content))
  return {
    ...file,
    get content() {
      return deserialize(spilled.read()) as ParsedFile['content']
    },
  }
}
