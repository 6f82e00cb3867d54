import type { SidebarSource } from '@gwdocs/core'

/** Names of docs and folders that are called otherwise now. */
type Names = ReadonlyMap<string, string>

/**
 * Sidebars as they will be once all that names moved docs has been mended, in their files or by
 * hand: what a sidebar that shows nothing would cause elsewhere is no finding of its own.
 */
export function moveSidebars(
  sidebars: ReadonlyMap<string, SidebarSource>,
  docs: Names,
  folders: Names,
): ReadonlyMap<string, SidebarSource> {
  return new Map(
    [...sidebars].map(([key, source]) => {
      const value = rename(source.value, undefined, { docs, folders })
      return [key, { ...source, value }]
    }),
  )
}

function rename(
  value: unknown,
  key: string | undefined,
  names: { readonly docs: Names; readonly folders: Names },
): unknown {
  if (typeof value === 'string') {
    if (key === undefined || key === 'id') return names.docs.get(value) ?? value
    return key === 'dirName' ? (names.folders.get(value) ?? value) : value
  }
  if (Array.isArray(value))
    return value.map((each) => rename(each, undefined, names))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([own, each]) => [own, rename(each, own, names)]),
  )
}
