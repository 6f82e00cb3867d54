import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The file that the config names as a font: one of the site, or of a package that it has installed. */
export function findFont(siteDir: string, name: string): string | undefined {
  if (/^(?:\.{0,2}[/\\]|[A-Za-z]:)/.test(name)) {
    const file = resolve(siteDir, name)
    return existsSync(file) ? file : undefined
  }
  return findInstalled(siteDir, name) ?? findFont(siteDir, `./${name}`)
}

/** In a `node_modules` of the folder or of one around it. */
function findInstalled(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name)
  if (existsSync(file)) return file
  const around = dirname(folder)
  return around === folder ? undefined : findInstalled(around, name)
}
