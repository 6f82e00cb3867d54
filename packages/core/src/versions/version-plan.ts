import type { DocsConfig } from '../config/content-schema.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { quoteList } from '../diagnostics/quote.ts'

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

export type VersionPlans = {
  /** Newest first. */
  readonly plans: readonly VersionPlan[]
  readonly diagnostics: readonly Diagnostic[]
}

export const currentName = 'current'

/** What precedes the names of a doc set's version files: nothing for the default set. */
export function versionFilePrefix({ id }: Pick<DocsConfig, 'id'>): string {
  return id === 'default' ? '' : `${id}_`
}

/**
 * The versions of a doc set.
 *
 * In:  its config, and what stands in its `versions.json`, newest first.
 *
 * @see facts: versions, of Docusaurus classic 3.10
 */
export function planVersions(
  config: DocsConfig,
  cut: readonly string[],
  configFile: string,
): VersionPlans {
  const known = config.includeCurrentVersion ? [currentName, ...cut] : [...cut]
  const diagnostics = [
    ...checkNames(config, known, configFile),
    ...(known.length === 0 ? [noVersion(configFile)] : []),
  ]
  const only = config.onlyIncludeVersions
  const names = only ? known.filter((name) => only.includes(name)) : known
  const firstCut = names.find((name) => name !== currentName)
  const wanted = config.lastVersion ?? firstCut ?? names[0]
  const last = names.includes(wanted ?? '') ? wanted : names[0]
  const lastIndex = names.indexOf(last ?? '')
  const plans = names.map((name, index) =>
    planVersion({
      config,
      name,
      isLast: name === last,
      isBefore: index < lastIndex,
      names,
    }),
  )
  return { plans, diagnostics }
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

function noVersion(file: string): Diagnostic {
  return {
    code: 'version-missing',
    severity: 'error',
    message:
      'The docs have no version: the working folder is left out, and none was cut.',
    hint: 'cut one with `gwdocs version 1.0`, or remove `includeCurrentVersion: false`.',
    place: {
      type: 'key',
      file,
      keyPath: ['docs', 'includeCurrentVersion'],
    },
  }
}

/** Names in the config that no version has. */
function checkNames(
  config: DocsConfig,
  known: readonly string[],
  file: string,
): Diagnostic[] {
  const asked: [string, KeyPath][] = [
    ...(config.lastVersion === undefined
      ? []
      : [[config.lastVersion, ['lastVersion']] as [string, string[]]]),
    ...(config.onlyIncludeVersions ?? []).map(
      (name, index): [string, (string | number)[]] => [
        name,
        ['onlyIncludeVersions', index],
      ],
    ),
    ...Object.keys(config.versions).map((name): [string, string[]] => [
      name,
      ['versions', name],
    ]),
  ]
  return asked
    .filter(([name]) => !known.includes(name))
    .map(([name, keyPath]) => {
      const meant = closestName(name, known)
      return {
        code: 'version-unknown',
        severity: 'error',
        message: `There is no version \`${name}\`.`,
        hint: meant ? `did you mean \`${meant}\`?` : `use ${quoteList(known)}.`,
        place: { type: 'key', file, keyPath: ['docs', ...keyPath] },
      }
    })
}
