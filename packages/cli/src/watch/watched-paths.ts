import { relative, resolve } from 'node:path'
import { configNames } from '../config/find-config.ts'
import type { Built, Rebuilt } from './rebuild.ts'

/** Absolute paths of the files and folders that a site is made of, those that may come among them. */
export function watchedPaths(
  siteDir: string,
  { config, configInputs, site }: Omit<Rebuilt<Built>, 'diagnostics'>,
): string[] {
  const inSite = [
    ...configNames,
    ...(config
      ? [config.configFile, ...config.staticDirs, ...config.theme.customCss]
      : []),
    ...(site?.folders ?? []),
  ]
  const modules = [...configInputs, ...(site?.inputs ?? [])].filter(
    (path) => !/(?:^|[/\\])node_modules[/\\]/.test(relative(siteDir, path)),
  )
  return [...inSite.map((path) => resolve(siteDir, path)), ...modules]
}
