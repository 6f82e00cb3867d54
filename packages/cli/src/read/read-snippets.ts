import { realpath } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Kept } from '../kept/kept.ts'
import {
  includeSnippets,
  type ParsedFile,
  type SnippetFile,
  type SnippetPath,
  snippetKey,
  snippetPaths,
} from '@gwdocs/core'
import { readBytes } from './site-files.ts'

export type WithSnippets = {
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** Absolute paths of the files that code is included from, those that are missing too. */
  readonly snippetFiles: readonly string[]
}

export type ToInclude = {
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly kept: Kept
}

/**
 * Reads the source files that Markdown includes code from, and puts the code in.
 *
 * @param root the folder that code may come from, relative to the site
 */
export async function readSnippets(
  siteDir: string,
  root: string,
  { parsed, kept }: ToInclude,
): Promise<WithSnippets> {
  const known = kept.keep(
    'paths of snippets',
    [root],
    () => new WeakMap<ParsedFile, readonly SnippetPath[]>(),
  )
  const pathsOf = (file: ParsedFile) => {
    const paths = known.get(file) ?? snippetPaths(file, root)
    known.set(file, paths)
    return paths
  }
  const all = [...parsed.values()].flatMap(pathsOf)
  const paths = [...new Map(all.map((each) => [snippetKey(each), each]))]
  const folder = resolve(siteDir, root)
  const files = new Map(
    await Promise.all(
      paths.map(
        async ([key, { path, isImported }]) =>
          [
            key,
            await readSnippet(
              join(siteDir, path),
              isImported ? undefined : folder,
            ),
          ] as const,
      ),
    ),
  )
  // One that lies outside the folder has no path, and is to be told of.
  if (![...parsed.values()].some(hasSnippets))
    return { parsed, snippetFiles: [] }
  const include = (file: ParsedFile) => {
    if (!hasSnippets(file)) return file
    const own = pathsOf(file).map((each) => files.get(snippetKey(each)))
    const said = own.flatMap((each) => [
      each?.type,
      each?.type === 'text' ? each.text : '',
    ])
    return kept.keep(
      `snippets of ${file.filePath}`,
      [root, file, ...said],
      () => includeSnippets(file, { files, root }),
    )
  }
  return {
    parsed: new Map([...parsed].map(([path, file]) => [path, include(file)])),
    snippetFiles: paths.map(([, { path }]) => join(siteDir, path)),
  }
}

function hasSnippets({ codeBlocks }: ParsedFile): boolean {
  return codeBlocks.some(({ snippet }) => snippet !== undefined)
}

/** @param folder that the file must not leave; undefined where it may lie anywhere */
async function readSnippet(
  file: string,
  folder: string | undefined,
): Promise<SnippetFile> {
  try {
    const real = await realpath(file)
    // A symbolic link may lead anywhere.
    const inside = folder && relative(await realpath(folder), real)
    if (inside !== undefined && /^\.\.(?:[/\\]|$)|^[A-Z]:/.test(inside))
      return { type: 'outside' }
    return { type: 'text', text: (await readBytes(real)).toString() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return { type: 'missing' }
  }
}
