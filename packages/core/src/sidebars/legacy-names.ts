import type { SidebarEntry, SidebarsFile } from './read-sidebars.ts'

type Sidebars = SidebarsFile['sidebars']

/**
 * The sidebars of a version without its name: files that were cut long ago say
 * `version-1.0/docs` and `version-1.0/intro` where later ones say `docs` and `intro`.
 */
export function withoutVersionName(
  sidebars: Sidebars,
  versionName: string,
): Sidebars {
  const prefix = `version-${versionName}/`
  const strip = (name: string) =>
    name.startsWith(prefix) ? name.slice(prefix.length) : name
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, entries]) => [
      strip(name),
      entries.map((entry) => stripEntry(entry, strip)),
    ]),
  )
}

function stripEntry(
  entry: SidebarEntry,
  strip: (name: string) => string,
): SidebarEntry {
  const { config } = entry
  if (config.type === 'doc' || config.type === 'ref')
    return { ...entry, config: { ...config, id: strip(config.id) } }
  if (!('items' in entry)) return entry
  const { link } = entry.config
  return {
    ...entry,
    config: {
      ...entry.config,
      ...(link?.type === 'doc' && { link: { ...link, id: strip(link.id) } }),
    },
    items: entry.items.map((each) => stripEntry(each, strip)),
  }
}
