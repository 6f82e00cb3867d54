import type { ChangedSection, PageStatus } from '@gwdocs/core'

type LocaleStatus = {
  readonly locale: string
  readonly pages: readonly PageStatus[]
}

/** The state of a site's translations, for people: one page on a line, grouped by what to do. */
export function formatStatus(
  statuses: readonly LocaleStatus[],
  states: readonly PageStatus['state'][],
): string {
  if (statuses.length === 0) return 'The site has one language.'
  return statuses.map((status) => formatLocale(status, states)).join('\n\n')
}

const headings: Readonly<Partial<Record<PageStatus['state'], string>>> = {
  missing: 'missing: not translated yet',
  stale: 'stale: the source has changed since',
  orphaned: 'orphaned: translations without a source',
}

function formatLocale(
  { locale, pages }: LocaleStatus,
  states: readonly PageStatus['state'][],
): string {
  const count = (state: PageStatus['state']) =>
    pages.filter((page) => page.state === state).length
  const sources = pages.filter(({ state }) => state !== 'orphaned').length
  const translated = sources - count('missing')
  const lines = states.flatMap((state) => {
    const found = pages.filter((page) => page.state === state)
    if (found.length === 0) return []
    return [`  ${headings[state] ?? state}`, ...found.flatMap(formatPage)]
  })
  const unrecorded = count('unrecorded')
  return [
    `${locale}: ${translated} of ${sources} pages are translated; ${count('missing')} missing, ${count('stale')} stale, ${count('orphaned')} orphaned`,
    ...lines,
    ...(unrecorded > 0
      ? [
          `  Of ${unrecorded} ${unrecorded === 1 ? 'translation' : 'translations'} it is not recorded which state of the source ${unrecorded === 1 ? 'it is' : 'they are'} of.`,
          '  When you have checked them: gwdocs translate mark --all',
        ]
      : []),
  ].join('\n')
}

function formatPage(page: PageStatus): string[] {
  if (page.state === 'orphaned')
    return [
      `    ${page.translation ?? `${page.source} (only recorded; \`gwdocs translate mark --all\` forgets it)`}`,
    ]
  if (page.state !== 'stale') return [`    ${page.source}`]
  return [
    `    ${page.source} → ${page.translation}`,
    ...page.sections.map((section) => `      ${formatSection(section)}`),
  ]
}

function formatSection({ change, key, title }: ChangedSection): string {
  const plain = { _frontMatter: 'the front matter', _intro: 'the introduction' }
  const name = plain[key as keyof typeof plain] ?? `“${title}”`
  return `${change}: ${name}`
}
