import type { DocsConfig } from '../config/content-schema.ts'

export type VersionBanner = 'unreleased' | 'unmaintained'

/** A version of a doc set before its docs are read: where they lie, and how it is shown. */
export type VersionPlan = {
  /** `current` for the docs in the working folder. */
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Between the set's base path and a doc's slug: `''` or `next`. */
  readonly path: string
  readonly banner: VersionBanner | undefined
  readonly hasBadge: boolean
  readonly noIndex: boolean
  /** Folder of its docs, relative to the site. */
  readonly folder: string
  /** Its own sidebars file, for a version that was cut; relative to the site. */
  readonly sidebarsFile: string | undefined
}

export const currentName = 'current'

/** What precedes the names of a doc set's version files: nothing for the default set. */
export function versionFilePrefix({ id }: Pick<DocsConfig, 'id'>): string {
  return id === 'default' ? '' : `${id}_`
}

/** Names of the versions that a doc set could show, newest first. */
export function knownVersions(
  { includeCurrentVersion }: DocsConfig,
  cut: readonly string[],
): readonly string[] {
  return includeCurrentVersion ? [currentName, ...cut] : cut
}

/**
 * The versions of a doc set.
 *
 * In:  its config, and what stands in its `versions.json`, newest first.
 * Out: newest first; names that no version has are reported by `checkVersions`.
 *
 * @see facts: versions, of Docusaurus classic 3.10
 */
export function planVersions(
  config: DocsConfig,
  cut: readonly string[],
): readonly VersionPlan[] {
  const known = knownVersions(config, cut)
  const only = config.onlyIncludeVersions
  const names = only ? known.filter((name) => only.includes(name)) : known
  const firstCut = names.find((name) => name !== currentName)
  const wanted = config.lastVersion ?? firstCut ?? names[0]
  const last = names.includes(wanted ?? '') ? wanted : names[0]
  const lastIndex = names.indexOf(last ?? '')
  return names.map((name, index) =>
    planVersion({
      config,
      name,
      isLast: name === last,
      isBefore: index < lastIndex,
      names,
    }),
  )
}

type PlanVersion = {
  readonly config: DocsConfig
  readonly name: string
  readonly isLast: boolean
  /** It stands before the last version in the list: it is newer. */
  readonly isBefore: boolean
  readonly names: readonly string[]
}

function planVersion({
  config,
  name,
  isLast,
  isBefore,
  names,
}: PlanVersion): VersionPlan {
  const own = config.versions[name] ?? {}
  const isCurrent = name === currentName
  const prefix = versionFilePrefix(config)
  const usualBanner = isLast ? 'none' : isBefore ? 'unreleased' : 'unmaintained'
  const banner = own.banner ?? usualBanner
  return {
    name,
    label: own.label ?? (isCurrent ? 'Next' : name),
    isLast,
    path: (own.path ?? usualPath(isLast, isCurrent, name)).replace(
      /^\/+|\/+$/g,
      '',
    ),
    banner: banner === 'none' ? undefined : banner,
    hasBadge: own.badge ?? names.length > 1,
    noIndex: own.noIndex ?? false,
    folder: isCurrent ? config.path : `${prefix}versioned_docs/version-${name}`,
    sidebarsFile: isCurrent
      ? undefined
      : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
  }
}

function usualPath(isLast: boolean, isCurrent: boolean, name: string): string {
  if (isLast) return ''
  return isCurrent ? 'next' : name
}
