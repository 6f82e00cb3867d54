/** The path of a file from a folder, both relative to one root: `./b.md`, `../a/b.md`. */
export function relativePath(folder: string, file: string): string {
  const from = folder === '' ? [] : folder.split('/')
  const to = file.split('/')
  let shared = 0
  while (
    shared < from.length &&
    shared < to.length - 1 &&
    from[shared] === to[shared]
  )
    shared++
  const up = '../'.repeat(from.length - shared)
  return (up === '' ? './' : up) + to.slice(shared).join('/')
}
