import { posix } from 'node:path'
import { sidebarsKey, type UserConfig } from '@gwdocs/core'
import fc from 'fast-check'
import { type BlogDraft, blogDraft } from './blog-arbitraries.ts'
import {
  docDraft,
  docDrafts,
  type FileDraft,
  type LinkDraft,
  maybe,
  pathOf,
} from './doc-arbitraries.ts'
import { makeSite, type SiteInput } from './made-site.ts'
import {
  categoryFiles,
  type SidebarsDraft,
  sidebarsDraft,
  toSidebars,
} from './sidebar-arbitraries.ts'

/** The docs of one version. */
type VersionDraft = {
  readonly docs: readonly FileDraft[]
  readonly categories: readonly {
    folder: string
    ending: string
    value: object
  }[]
  readonly sidebars: SidebarsDraft | undefined
}

type SiteDraft = {
  readonly current: VersionDraft
  readonly cut: readonly VersionDraft[]
  readonly other: VersionDraft | undefined
  readonly blog: BlogDraft | undefined
  readonly pages: readonly FileDraft[]
  readonly config: Partial<UserConfig>
  readonly docsOptions: object
  readonly otherBase: string
}

const smallVersion: fc.Arbitrary<VersionDraft> = fc.record({
  docs: fc.array(docDraft, { minLength: 1, maxLength: 4 }),
  categories: categoryFiles,
  sidebars: sidebarsDraft,
})

const siteDraft: fc.Arbitrary<SiteDraft> = fc.record({
  current: fc.record({
    docs: docDrafts,
    categories: categoryFiles,
    sidebars: sidebarsDraft,
  }),
  cut: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(smallVersion, { maxLength: 2 }) },
  ),
  other: maybe(smallVersion),
  blog: blogDraft,
  pages: fc.array(docDraft, { maxLength: 2 }),
  config: fc.record(
    {
      baseUrl: fc.constantFrom('/base/', '/'),
      trailingSlash: fc.boolean(),
      links: fc.record(
        {
          broken: fc.constantFrom('error', 'warn'),
          brokenAnchors: fc.constantFrom('error', 'warn'),
        },
        { requiredKeys: [] },
      ) as fc.Arbitrary<object>,
    },
    { requiredKeys: [] },
  ),
  docsOptions: fc.record(
    {
      routeBasePath: fc.constantFrom('/', 'docs'),
      numberPrefixes: fc.boolean(),
      sidebarCollapsed: fc.boolean(),
      sidebarCollapsible: fc.boolean(),
      breadcrumbs: fc.boolean(),
      lastVersion: fc.constantFrom('current', '1.0'),
      versions: fc.constantFrom(
        { current: { path: 'edge', label: 'Edge', banner: 'none' } },
        { '1.0': { noIndex: true, badge: false, banner: 'unreleased' } },
      ),
    },
    { requiredKeys: [] },
  ),
  otherBase: fc.constantFrom('api', 'docs/guide', 'reference'),
})

/** Any site that a team may write, with the mistakes that teams make. */
export const anySite: fc.Arbitrary<SiteInput> = siteDraft.map(toInput)

const cutNames = ['2.0', '1.0']

type Placed = { readonly folder: string; readonly draft: VersionDraft } & {
  readonly key: string
  readonly sidebarsFile: string
}

function toInput(draft: SiteDraft): SiteInput {
  const cut = draft.cut.map((_, index) => cutNames[index] ?? '')
  const versions: Placed[] = [
    place('default', 'current', draft.current),
    ...draft.cut.map((each, index) =>
      place('default', cutNames[index] ?? '', each),
    ),
    ...(draft.other ? [place('api', 'current', draft.other)] : []),
  ]
  const bare: SiteInput = {
    config: toConfig(draft, cut),
    cutVersions: { default: cut },
    sidebars: {},
    staticPaths: ['/img/a.png'],
    files: textsOf(draft, versions, () => ''),
  }
  // Ids and addresses are known only once the files are: links and sidebars come after.
  const { graph, routes } = makeSite(bare)
  const permalinks = new Map(
    [...routes.byFile].map(([file, route]) => [file, route.permalink]),
  )
  const toText = (link: LinkDraft, from: string) =>
    linkText(link, from, permalinks)
  const sidebars = versions.flatMap(({ key, draft: { sidebars }, ...each }) => {
    const ids = graph.docSets
      .flatMap((set) => set.versions)
      .filter(({ folder }) => folder === each.folder)
      .flatMap(({ docs }) => docs.map(({ id }) => id))
    const value = sidebars && toSidebars(sidebars, ids)
    return value ? [[key, { file: each.sidebarsFile, value }] as const] : []
  })
  return {
    ...bare,
    files: textsOf(draft, versions, toText),
    sidebars: Object.fromEntries(sidebars),
  }
}

function place(set: string, version: string, draft: VersionDraft): Placed {
  const isCurrent = version === 'current'
  return {
    draft,
    key: sidebarsKey(set, version),
    folder: isCurrent
      ? set === 'default'
        ? 'docs'
        : set
      : `versioned_docs/version-${version}`,
    sidebarsFile: isCurrent
      ? set === 'default'
        ? 'sidebars.ts'
        : `${set}Sidebars.ts`
      : `versioned_sidebars/version-${version}-sidebars.json`,
  }
}

function toConfig(draft: SiteDraft, cut: readonly string[]) {
  const options = { ...draft.docsOptions } as Record<string, unknown>
  if (!cut.includes('1.0')) {
    if (options['lastVersion'] === '1.0') delete options['lastVersion']
    if (JSON.stringify(options['versions'] ?? '').includes('1.0'))
      delete options['versions']
  }
  const other = { id: 'api', path: 'api', routeBasePath: draft.otherBase }
  return {
    ...draft.config,
    docs: draft.other ? [options, other] : options,
    ...(draft.blog && { blog: { postsPerPage: draft.blog.postsPerPage } }),
  } as Partial<UserConfig>
}

type ToText = (link: LinkDraft, from: string) => string

function textsOf(
  { blog, pages }: SiteDraft,
  versions: readonly Placed[],
  toText: ToText,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { folder, draft } of versions) {
    for (const doc of draft.docs) {
      const path = `${folder}/${pathOf(doc)}`
      texts[path] = docText(doc, path, toText)
    }
    for (const { folder: inner, ending, value } of draft.categories) {
      const path = posix.join(folder, inner, `_category_.${ending}`)
      texts[path] = `${JSON.stringify(value, null, 2)}\n`
    }
  }
  for (const page of pages) {
    const path = `src/pages/${pathOf(page)}`
    texts[path] = docText(page, path, toText)
  }
  for (const post of blog?.posts ?? []) {
    texts[`blog/${post.path}`] = [
      fence(post.frontMatter),
      '# Post\n\nText.\n\n',
      post.isTruncated ? '<!-- truncate -->\n\nMore.\n' : '',
    ].join('')
  }
  if (blog?.authors !== undefined) texts['blog/authors.yml'] = blog.authors
  if (blog?.tags !== undefined) texts['blog/tags.yml'] = blog.tags
  return texts
}

function docText(doc: FileDraft, path: string, toText: ToText): string {
  const links = doc.links.map((link) => toText(link, path))
  return [
    fence(doc.frontMatter),
    ...(doc.heading === undefined ? [] : [`# ${escape(doc.heading)}\n`]),
    'Text.\n',
    '## Here\n',
    ...links.map((each) => `${each}\n`),
  ].join('\n')
}

const escape = (text: string) => text.replace(/[<{#]/g, '\\$&')

function fence(frontMatter: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  )
  return lines.length === 0 ? '' : `---\n${lines.join('')}---\n\n`
}

/** A link as an author would write it. */
function linkText(
  { form, target, hash }: LinkDraft,
  from: string,
  permalinks: ReadonlyMap<string, string>,
): string {
  const files = [...permalinks.keys()]
  const file = files[target % files.length] ?? 'docs/none.md'
  const relative = posix.relative(posix.dirname(from), file)
  const dotted = relative.startsWith('.') ? relative : `./${relative}`
  const permalink = permalinks.get(file) ?? '/none'
  const urls = {
    relative: dotted,
    bare: file.slice(file.indexOf('/') + 1),
    withoutEnding: dotted.replace(/\.mdx?$/, ''),
    siteAlias: `@site/${file}`,
    address: permalink,
    addressWithBase: `/base${permalink}`,
    addressWithSlash: permalink.replace(/\/?$/, '/'),
    sameHash: '',
    missingFile: './zzz/missing.md',
    missingAddress: '/zzz/missing',
    external: 'https://elsewhere.example/x',
    static: '/img/a.png',
  }
  return `[link](${encodeURI(urls[form])}${hash})`
}
