import type { BuildCaches } from '../pipeline/build-options.ts'
import type { Change } from './watch-paths.ts'

/** Has the next build look at what has changed, and at nothing else. */
export function forgetChanges(
  changes: readonly Change[],
  { files, kept }: Pick<BuildCaches, 'files' | 'kept'>,
): void {
  files.forgetTexts(changes.map(({ path }) => path))
  const names = changes.filter(({ isName }) => isName)
  if (names.length > 0) files.forgetNames()
  // Code that could not be found, or was found elsewhere, may be meant by another name now.
  if (names.some(({ path }) => !/\.mdx?$/i.test(path))) kept.forgetFiles()
}
