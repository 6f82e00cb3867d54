import { folderOf, resolvePath } from '../shared/resolve-path.ts'

/** The files that a path in a file may mean, the likeliest first: as it is written, then with an ending. */
export function fileCandidates(
  path: string,
  filePath: string,
  contentFolders: readonly string[],
): string[] {
  const folder = folderOf(filePath)
  const folders = ownFolderFirst(contentFolders, filePath)
  const bases = path.startsWith('@site/')
    ? [path.slice('@site/'.length)]
    : path.startsWith('/')
      ? [...folders.map((each) => resolvePath(each, `.${path}`)), path.slice(1)]
      : relativeBases(path, folder, folders)
  const withEnding = (base: string) =>
    /\.mdx?$/.test(base) ? [base] : [base, `${base}.md`, `${base}.mdx`]
  return bases.flatMap(withEnding).flatMap(bothForms)
}

/** A file of an old version means the files of its own version first. */
function ownFolderFirst(
  folders: readonly string[],
  filePath: string,
): string[] {
  const isOwn = (folder: string) => filePath.startsWith(`${folder}/`)
  return [...folders.filter(isOwn), ...folders.filter((each) => !isOwn(each))]
}

/** Links are NFC; some file systems hand names back as NFD. */
function bothForms(path: string): string[] {
  const decomposed = path.normalize('NFD')
  return decomposed === path ? [path] : [path, decomposed]
}

/** A bare `intro.md` may also be meant from the root of the content. */
function relativeBases(
  path: string,
  folder: string,
  contentFolders: readonly string[],
): string[] {
  const own = resolvePath(folder, path)
  if (/^\.{1,2}\//.test(path) || !/\.mdx?$/.test(path)) return [own]
  return [own, ...contentFolders.map((each) => resolvePath(each, path)), path]
}
