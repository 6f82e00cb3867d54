import fc from 'fast-check'
import { maybe } from './doc-arbitraries.ts'

/** A language besides that of the content. */
export type LocaleDraft = {
  readonly name: string
  readonly config: { readonly label?: string; readonly path?: string }
  readonly translations: readonly TranslationDraft[]
  /** A translation whose source is gone. */
  readonly orphan: string | undefined
  /** Words of the config and of sidebars, as they are written → in the language. */
  readonly labels: Readonly<Record<string, string>>
}

/** A page in another language: which one is known once all are. */
export type TranslationDraft = {
  /** Modulo the number of the content's pages. */
  readonly source: number
  readonly place: 'mirrored' | 'docusaurus'
  /** Whether its heading keeps the id that links name. */
  readonly keepsIds: boolean
}

const translation: fc.Arbitrary<TranslationDraft> = fc.record({
  source: fc.nat(40),
  place: fc.constantFrom('mirrored', 'mirrored', 'docusaurus'),
  keepsIds: fc.boolean(),
})

const locale: fc.Arbitrary<LocaleDraft> = fc.record({
  name: fc.constantFrom('zh-Hans', 'fr', 'ar', 'en-GB'),
  config: fc.constantFrom<LocaleDraft['config']>(
    {},
    { label: 'Own' },
    { path: 'own' },
  ),
  translations: fc.array(translation, { maxLength: 6 }),
  orphan: maybe(fc.constantFrom('docs/gone.md', 'blog/2020-01-01-gone.md'), 2),
  labels: fc.constantFrom<LocaleDraft['labels']>(
    {},
    { Site: '网站', Nego: '协商', Guide: '指南', T: '题' },
  ),
})

/** None in most sites: each of them is a site of its own. */
export const localeDrafts: fc.Arbitrary<readonly LocaleDraft[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(locale, {
      minLength: 1,
      maxLength: 2,
      selector: ({ name }) => name,
    }),
  },
)

/** The part of the config that names the languages. */
export function toI18n(locales: readonly LocaleDraft[]) {
  if (locales.length === 0) return {}
  const configs = locales.map(({ name, config }) => [name, config] as const)
  return {
    i18n: {
      locales: ['en', ...locales.map(({ name }) => name)],
      localeConfigs: Object.fromEntries(configs),
    },
    theme: { navbar: { items: [{ type: 'localeDropdown' }] } },
  }
}

/** The files of the languages, for the finished texts of the content. */
export function localeFiles(
  locales: readonly LocaleDraft[],
  content: Readonly<Record<string, string>>,
): Record<string, string> {
  const pages = Object.keys(content).filter((path) => /\.mdx?$/.test(path))
  const files: Record<string, string> = {}
  for (const { name, config, labels, orphan, ...each } of locales) {
    const folder = `i18n/${config.path ?? name}`
    for (const { source, place, keepsIds } of each.translations) {
      const path = pages[source % pages.length]
      if (path === undefined) continue
      const own = place === 'mirrored' ? path : docusaurusPath(path)
      files[`${folder}/${own}`] = translate(content[path] ?? '', keepsIds)
    }
    if (orphan !== undefined) files[`${folder}/${orphan}`] = '# Gone\n'
    if (Object.keys(labels).length > 0)
      files[`${folder}/labels.json`] = `${JSON.stringify(labels, null, 2)}\n`
  }
  return files
}

/** Where Docusaurus keeps the translation of a file. */
function docusaurusPath(path: string): string {
  const plugin = 'docusaurus-plugin-content'
  return path
    .replace(/^docs\//, `${plugin}-docs/current/`)
    .replace(/^api\//, `${plugin}-docs-api/current/`)
    .replace(/^versioned_docs\//, `${plugin}-docs/`)
    .replace(/^blog\//, `${plugin}-blog/`)
    .replace(/^src\/pages\//, `${plugin}-pages/`)
}

/** What a translator does: other words, the same front matter and links. */
function translate(text: string, keepsIds: boolean): string {
  return text
    .replace(/^# .*$/m, '# 译文')
    .replace(/^Text\.$/m, '文字。')
    .replace(/^## Here$/m, keepsIds ? '## 这里 {#here}' : '## 这里')
}
