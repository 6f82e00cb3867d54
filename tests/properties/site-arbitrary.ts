import type { UserConfig } from '@gwdocs/core'
import fc from 'fast-check'
import { type BlogDraft, blogDraft } from './blog-arbitraries.ts'
import {
  docsOptions,
  fittingOptions,
  otherBase,
  siteOptions,
} from './config-arbitraries.ts'
import { docDraft, type FileDraft, maybe } from './doc-arbitraries.ts'
import {
  type LocaleDraft,
  localeDrafts,
  localeFiles,
  toI18n,
} from './locale-arbitraries.ts'
import { makeContent, type MadeSite } from './made-site.ts'
import { toSidebars } from './sidebar-arbitraries.ts'
import type { SiteInput } from './site-input.ts'
import {
  blogTexts,
  docTexts,
  linkText,
  pageTexts,
  type ToText,
} from './site-texts.ts'
import {
  largeVersion,
  type PlacedVersion,
  placeVersion,
  smallVersion,
  type VersionDraft,
} from './version-arbitraries.ts'

type SiteDraft = {
  readonly current: VersionDraft
  readonly cut: readonly VersionDraft[]
  readonly other: VersionDraft | undefined
  readonly blog: BlogDraft | undefined
  readonly pages: readonly FileDraft[]
  readonly config: Partial<UserConfig>
  readonly docsOptions: object
  readonly otherBase: string
  readonly locales: readonly LocaleDraft[]
}

const siteDraft: fc.Arbitrary<SiteDraft> = fc.record({
  current: largeVersion,
  cut: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(smallVersion, { maxLength: 2 }) },
  ),
  other: maybe(smallVersion),
  blog: blogDraft,
  pages: fc.array(docDraft, { maxLength: 2 }),
  config: siteOptions,
  docsOptions,
  otherBase,
  locales: localeDrafts,
})

/** Any site that a team may write, with the mistakes that teams make. */
export const anySite: fc.Arbitrary<SiteInput> = siteDraft.map(toInput)

const cutNames = ['2.0', '1.0']

function toInput(draft: SiteDraft): SiteInput {
  const cut = draft.cut.map((_, index) => cutNames[index] ?? '')
  const versions = placeVersions(draft, cut)
  const bare: SiteInput = {
    config: toConfig(draft, cut),
    cutVersions: { default: cut },
    sidebars: {},
    staticPaths: ['/img/a.png'],
    files: textsOf(draft, versions, () => ''),
  }
  // Ids and addresses are known only once the files are: links and sidebars come after.
  const content = makeContent(bare)
  const permalinks = new Map(
    [...content.routes.byFile].map(([file, route]) => [file, route.permalink]),
  )
  const texts = textsOf(draft, versions, (link, from) =>
    linkText(link, from, permalinks),
  )
  return {
    ...bare,
    files: { ...texts, ...localeFiles(draft.locales, texts) },
    sidebars: sidebarsOf(versions, content),
  }
}

function placeVersions(
  { current, cut, other }: SiteDraft,
  names: readonly string[],
): PlacedVersion[] {
  return [
    placeVersion('default', 'current', current),
    ...cut.map((each, index) =>
      placeVersion('default', names[index] ?? '', each),
    ),
    ...(other ? [placeVersion('api', 'current', other)] : []),
  ]
}

function toConfig(
  draft: SiteDraft,
  cut: readonly string[],
): Partial<UserConfig> {
  const options = fittingOptions(draft.docsOptions, cut)
  const other = { id: 'api', path: 'api', routeBasePath: draft.otherBase }
  return {
    ...draft.config,
    ...toI18n(draft.locales),
    docs: draft.other ? [options, other] : options,
    ...(draft.blog && { blog: { postsPerPage: draft.blog.postsPerPage } }),
  } as Partial<UserConfig>
}

function textsOf(
  { blog, pages }: SiteDraft,
  versions: readonly PlacedVersion[],
  toText: ToText,
): Readonly<Record<string, string>> {
  const docs = versions.map(({ folder, draft }) =>
    docTexts(folder, draft.docs, draft.categories, toText),
  )
  return Object.assign(
    {},
    ...docs,
    pageTexts('src/pages', pages, toText),
    blogTexts(blog),
  ) as Readonly<Record<string, string>>
}

/** What the sidebars files export, now that the docs have ids. */
function sidebarsOf(
  versions: readonly PlacedVersion[],
  { graph }: Pick<MadeSite, 'graph'>,
): SiteInput['sidebars'] {
  const found = graph.docSets.flatMap((set) => set.versions)
  const entries = versions.flatMap(({ key, draft, folder, sidebarsFile }) => {
    const ids = found
      .filter((version) => version.folder === folder)
      .flatMap(({ docs }) => docs.map(({ id }) => id))
    const value = draft.sidebars && toSidebars(draft.sidebars, ids)
    return value ? [[key, { file: sidebarsFile, value }] as const] : []
  })
  return Object.fromEntries(entries)
}
