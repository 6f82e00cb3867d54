import fc from 'fast-check'

/** Absent so many times for each time that it is there: small sites stay readable. */
export function maybe<Value>(
  value: fc.Arbitrary<Value>,
  absent = 3,
): fc.Arbitrary<Value | undefined> {
  return fc.oneof(
    { weight: absent, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  )
}

export const folders = fc.constantFrom(
  '',
  'guide',
  '01-guide',
  'guide/deep',
  '2-api',
  'api',
  'api/02 - Nego',
  'api/Nego',
  '版本',
  'a b',
  '_parts',
  '2021-11',
)

const names = fc.constantFrom(
  'a',
  'a-b',
  'intro',
  '01-intro',
  '2-intro',
  'index',
  'README',
  'guide',
  'deep',
  'api',
  '10.foo',
  '2021-11-x',
  '7.0-y',
  '快速 开始',
  'a b',
  '_part',
  'v1.0',
  '1 z',
)

const texts = fc.constantFrom(
  'Guide',
  'Nego',
  'A & B',
  '1.0',
  '快速开始',
  '<x>',
  '`code` "q"',
  '🧬 Middleware',
  '# no',
)

const slugs = fc.constantFrom(
  '/',
  '/top',
  '/guide',
  '/guide/',
  '/category/nego',
  './y',
  '../y',
  '../../y',
  'y/z',
  'y/',
  '.',
  '..',
  'a b',
  '快/速',
  '/a%20b',
  'y?z',
)

/** A link of a doc: what it means is worked out once all docs are known. */
export type LinkDraft = {
  readonly form: LinkForm
  /** Which doc is meant, modulo their number. */
  readonly target: number
  readonly hash: '' | '#here' | '#part' | '#nowhere'
}

export type LinkForm = (typeof linkForms)[number]

const linkForms = [
  'relative',
  'bare',
  'withoutEnding',
  'siteAlias',
  'address',
  'addressWithBase',
  'addressWithSlash',
  'sameHash',
  'missingFile',
  'missingAddress',
  'external',
  'inLanguage',
  'static',
] as const

const link: fc.Arbitrary<LinkDraft> = fc.record({
  form: fc.constantFrom(...linkForms),
  target: fc.nat(20),
  hash: fc.constantFrom('', '', '', '#here', '#part', '#nowhere'),
})

export type FileDraft = {
  readonly folder: string
  readonly name: string
  readonly ending: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly heading: string | undefined
  readonly links: readonly LinkDraft[]
}

/** Ids that may exist, and one that never does. */
const ids = fc.constantFrom('a', 'guide/a', 'intro', 'guide/intro', 'nowhere')

const frontMatter = fc
  .record({
    id: maybe(fc.constantFrom('a', 'own', '1', 'with/slash'), 8),
    slug: maybe(slugs, 3),
    title: maybe(texts, 4),
    description: maybe(texts, 6),
    sidebar_label: maybe(texts, 6),
    sidebar_position: maybe(fc.constantFrom(-1, 0, 1, 1.5, 2, '2', 'x'), 3),
    draft: maybe(fc.boolean(), 8),
    unlisted: maybe(fc.boolean(), 8),
    pagination_next: maybe(fc.oneof(ids, fc.constant(null)), 12),
    pagination_prev: maybe(fc.oneof(ids, fc.constant(null)), 12),
    pagination_label: maybe(texts, 8),
    displayed_sidebar: maybe(fc.constantFrom('one', 'two', null, 'no'), 15),
    parse_number_prefixes: maybe(fc.boolean(), 8),
    hide_title: maybe(fc.boolean(), 8),
    hide_table_of_contents: maybe(fc.boolean(), 8),
    tags: maybe(fc.constantFrom(['x'], ['Go', 'x'], null), 6),
    unknown_key: maybe(fc.constant(1), 12),
    sidebar_lable: maybe(fc.constant('typo'), 20),
  })
  .map(dropUndefined)

function dropUndefined(value: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined),
  )
}

export const docDraft: fc.Arbitrary<FileDraft> = fc.record({
  folder: folders,
  name: names,
  ending: fc.constantFrom('.md', '.mdx'),
  frontMatter: fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: frontMatter },
  ),
  heading: maybe(texts, 2),
  links: fc.array(link, { maxLength: 4 }),
})

export const docDrafts = fc.array(docDraft, { minLength: 1, maxLength: 12 })

export function pathOf({ folder, name, ending }: FileDraft): string {
  return `${folder === '' ? '' : `${folder}/`}${name}${ending}`
}
