import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder, as POSIX paths relative to it, in code-unit order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(ignoreMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(folder, '/').length),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        !/(?:^|\/)(?:node_modules|\.git|\.gwdocs|\.DS_Store)(?:\/|$)/.test(
          path,
        ),
    )
    .sort((a, b) => (a < b ? -1 : 1))
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
  throw error
}
