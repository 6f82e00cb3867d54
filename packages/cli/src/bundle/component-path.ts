import { resolve } from 'node:path'

/** Absolute path of a module that the config names: from the site's folder, or by `@site/`. */
export function componentPath(path: string, siteDir: string): string {
  return resolve(siteDir, path.replace(/^@site\//, './'))
}
