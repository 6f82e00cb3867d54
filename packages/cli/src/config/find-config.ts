import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What a config file may be called. */
export const configNames = ['ts', 'mts', 'js', 'mjs'].map(
  (ending) => `gwdocs.config.${ending}`,
)

/** The config file of a site, relative to it; undefined where there is none. */
export function findConfig(siteDir: string): string | undefined {
  return configNames.find((name) => existsSync(join(siteDir, name)))
}
