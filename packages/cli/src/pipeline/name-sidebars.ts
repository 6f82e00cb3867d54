import { type Site, sidebarFiles } from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../bundle/content-hash.ts'

export type NamedSidebars = {
  /** Path below the output folder → text. */
  readonly files: ReadonlyMap<string, string>
  /** Name of a sidebar → address of its file. */
  readonly hrefs: ReadonlyMap<string, string>
}

/** The files of a locale's sidebars, under names that their content gives. */
export function nameSidebars(
  site: Site,
  toHref: (path: string) => string,
): NamedSidebars {
  const named = [...sidebarFiles(site)].map(([name, text]) => ({
    ...{ name, text },
    path: `${assetsFolder}/sidebar-${hashOf(text)}.json`,
  }))
  return {
    files: new Map(named.map(({ path, text }) => [path, text])),
    hrefs: new Map(named.map(({ name, path }) => [name, toHref(path)])),
  }
}
