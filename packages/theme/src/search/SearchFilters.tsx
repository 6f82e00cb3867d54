import type { SearchIndexInfo, SearchManifest } from '@gwdocs/core'
import { isVersion } from './load-manifest.ts'
import type { PanelMessages } from './panel-messages.ts'

export type SearchFiltersProps = {
  manifest: SearchManifest
  /** The index that is searched. */
  index: SearchIndexInfo | undefined
  onIndex: (index: SearchIndexInfo | undefined) => void
  /** Labels of the parts of the site. */
  areas: readonly string[]
  /** How many pages each part has; undefined before anything is asked. */
  counts: readonly number[] | undefined
  /** The part that is searched; undefined is all of them. */
  area: number | undefined
  onArea: (area: number | undefined) => void
  messages: PanelMessages
}

/** Where to search: only what leaves a choice is shown. */
export function SearchFilters(props: SearchFiltersProps) {
  const { manifest, index, areas } = props
  const locales = distinctLocales(manifest)
  const versions = manifest.indexes.filter(
    ({ locale }) => locale === index?.locale,
  )
  const hasAreas = areas.length > 1
  if (locales.length < 2 && versions.length < 2 && !hasAreas) return null
  return (
    <div className="gw-search-filters">
      {hasAreas && <Areas {...props} />}
      {versions.length > 1 && <Versions {...props} versions={versions} />}
      {locales.length > 1 && <Locales {...props} locales={locales} />}
    </div>
  )
}

function Areas({ areas, counts, area, onArea, messages }: SearchFiltersProps) {
  return (
    <div
      role="group"
      aria-label={messages.searchIn}
      className="gw-search-areas"
    >
      <AreaButton isOn={area === undefined} onChoose={() => onArea(undefined)}>
        {messages.searchAll}
      </AreaButton>
      {areas.map((label, number) => (
        <AreaButton
          key={label}
          isOn={area === number}
          onChoose={() => onArea(number)}
        >
          {label}
          {counts && (
            <span className="gw-search-area-count">{counts[number] ?? 0}</span>
          )}
        </AreaButton>
      ))}
    </div>
  )
}

type AreaButtonProps = {
  isOn: boolean
  onChoose: () => void
  children: React.ReactNode
}

function AreaButton({ isOn, onChoose, children }: AreaButtonProps) {
  return (
    <button
      type="button"
      className="gw-search-area"
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

type VersionsProps = SearchFiltersProps & {
  versions: readonly SearchIndexInfo[]
}

function Versions({ index, onIndex, messages, versions }: VersionsProps) {
  return (
    <select
      className="gw-search-select"
      aria-label={messages.versions}
      value={index?.href}
      onChange={({ currentTarget: { value } }) =>
        onIndex(versions.find(({ href }) => href === value))
      }
    >
      {versions.map(({ href, versionLabel }) => (
        <option key={href} value={href}>
          {versionLabel}
        </option>
      ))}
    </select>
  )
}

type LocalesProps = SearchFiltersProps & {
  locales: readonly SearchIndexInfo[]
}

function Locales(props: LocalesProps) {
  const { manifest, index, onIndex, messages, locales } = props
  const indexOf = (name: string) => {
    const own = manifest.indexes.filter(({ locale }) => locale === name)
    return own.find((each) => isVersion(each, index?.version)) ?? own[0]
  }
  return (
    <select
      className="gw-search-select"
      aria-label={messages.languages}
      value={index?.locale}
      onChange={({ currentTarget: { value } }) => onIndex(indexOf(value))}
    >
      {locales.map(({ locale, localeLabel }) => (
        <option key={locale} value={locale}>
          {localeLabel}
        </option>
      ))}
    </select>
  )
}

function distinctLocales({ indexes }: SearchManifest): SearchIndexInfo[] {
  return [...new Map(indexes.map((each) => [each.locale, each])).values()]
}
