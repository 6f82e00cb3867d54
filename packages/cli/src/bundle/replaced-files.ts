import { existsSync, realpathSync } from 'node:fs'
import {
  type ReplaceableName,
  replaceableNames,
  type ReplacementConfig,
} from '@gwdocs/core'
import { componentPath } from './component-path.ts'
import type { Sites } from './page-entry.ts'

/** Component of the theme → the module that the config puts in its place. */
export type ReplacedFiles = ReadonlyMap<ReplaceableName, string>

/** Paths by which the bundler knows an importer: absolute, without symbolic links. */
export function replacedFiles(siteDir: string, sites: Sites): ReplacedFiles {
  const [site] = sites.values()
  const components = site?.config.theme.components ?? {}
  return new Map(
    replaceableNames.flatMap((name) => {
      const replacement = components[name]
      if (replacement === undefined) return []
      const file = componentPath(pathOf(replacement), siteDir)
      return [[name, existsSync(file) ? realpathSync(file) : file] as const]
    }),
  )
}

/** The module that a replacement names, as it is written. */
export function pathOf(replacement: ReplacementConfig): string {
  return typeof replacement === 'string' ? replacement : replacement.path
}
