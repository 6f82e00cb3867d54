import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of an installed package, in a `node_modules` of the folder or of one around it. */
export function findInstalled(
  folder: string,
  name: string,
): string | undefined {
  const file = join(folder, 'node_modules', name)
  if (existsSync(file)) return file
  const around = dirname(folder)
  return around === folder ? undefined : findInstalled(around, name)
}
