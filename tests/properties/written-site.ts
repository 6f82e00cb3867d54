import { type SiteCopy, createSite } from '../harness/site-copy.ts'
import { configFile, type SiteInput } from './site-input.ts'

/** A generated site as a folder. */
export function writeSite(
  { config, files, sidebars, cutVersions, staticPaths }: SiteInput,
  order: (paths: string[]) => string[] = (paths) => paths,
): SiteCopy {
  const site = { title: 'Site', url: 'https://site.example', ...config }
  const named = Object.values(sidebars).map(({ file, value }) => [
    file,
    file.endsWith('.json') ? JSON.stringify(value) : toModule(value),
  ])
  const versions = Object.entries(cutVersions).flatMap(([id, names]) =>
    names.length === 0
      ? []
      : [[versionsFile(id), JSON.stringify(names)] as const],
  )
  const all: Record<string, string> = {
    ...files,
    ...Object.fromEntries([...named, ...versions]),
    ...Object.fromEntries(staticPaths.map((path) => [`static${path}`, ''])),
    [configFile]: toModule(site),
  }
  const paths = order(Object.keys(all))
  return createSite(
    Object.fromEntries(paths.map((path) => [path, all[path] ?? ''])),
  )
}

function toModule(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)}\n`
}

function versionsFile(id: string): string {
  return id === 'default' ? 'versions.json' : `${id}_versions.json`
}
