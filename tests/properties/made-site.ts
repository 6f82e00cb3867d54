import {
  analyseContent,
  analyseLinks,
  type ContentGraph,
  type Diagnostic,
  draftSite,
  type LinkAnalysis,
  pageModel,
  type PageModel,
  type ParsedFile,
  parseFile,
  resolveConfig,
  type ResolvedConfig,
  type ResolvedLink,
  type Route,
  type RouteTable,
  type Site,
  type UserConfig,
} from '@gwdocs/core'
import { renderPage } from '@gwdocs/theme/server'
import { type OpenedLocale, openLocale } from './opened-locale.ts'
import { configFile, isMarkdown, type SiteInput } from './site-input.ts'

/** A site in one of its languages. */
export type MadeSite = {
  readonly opened: OpenedLocale
  /** What is read of this language: translations stand where the content has their sources. */
  readonly input: SiteInput
  readonly config: ResolvedConfig
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly diagnostics: readonly Diagnostic[]
  readonly site: Site
  /** Every page, by the address at which links name it. */
  readonly pages: ReadonlyMap<string, MadePage>
}

export type MadePage = {
  readonly route: Route
  readonly model: PageModel
  readonly html: string
}

type Order = (paths: string[]) => string[]

/** Takes a site through every stage, as a build does: each of its languages, the content's first. */
export function makeSites(
  input: SiteInput,
  order?: Order,
): readonly MadeSite[] {
  return analyseAll(input, order).map((each, _, locales) => {
    const site = toSite(each, locales)
    return { ...each, site, pages: makePages(site) }
  })
}

/** What is wrong with a site, at the files that people wrote, for whoever asks for no pages. */
export function findMistakes(input: SiteInput): readonly Diagnostic[] {
  return analyseAll(input).flatMap(({ diagnostics, opened }) =>
    diagnostics.map((each): Diagnostic => {
      const file = opened.origins.get(each.place.file) ?? each.place.file
      return { ...each, place: { ...each.place, file } }
    }),
  )
}

/** A site in the language of its content, for whoever asks for no pages of others. */
export function makeContent(
  input: SiteInput,
): Pick<MadeSite, 'graph' | 'routes'> {
  const config = readConfig(input.config)
  return analyse(openLocale(input, config, config.locale), (paths) => paths)
}

function analyseAll(
  input: SiteInput,
  order: Order = (paths) => paths,
): readonly Analysed[] {
  const config = readConfig(input.config)
  return config.i18n.locales
    .map((locale) => openLocale(input, config, locale))
    .map((opened) => analyse(opened, order))
    .map((each, _, locales) => link(each, locales))
}

type Analysed = Omit<MadeSite, 'site' | 'pages'> & {
  readonly linked: LinkAnalysis
}

type Content = Omit<Analysed, 'linked' | 'links'>

function analyse(opened: OpenedLocale, order: Order): Content {
  const { input, config, labels } = opened
  const paths = order(Object.keys(input.files).sort())
  const sources = paths.map((filePath) => ({
    filePath,
    text: input.files[filePath] ?? '',
  }))
  const parsed = new Map(
    sources
      .filter(({ filePath }) => isMarkdown(filePath))
      .map((each) => [each.filePath, parseFile(each, config.markdown)]),
  )
  const content = analyseContent({
    ...{ config, parsed, labels },
    dataFiles: sources.filter(({ filePath }) => !isMarkdown(filePath)),
    cutVersions: new Map(Object.entries(input.cutVersions)),
    sidebars: new Map(Object.entries(input.sidebars)),
    pageModules: [],
  })
  return {
    ...{ opened, input, config, parsed },
    ...content,
    diagnostics: [...opened.diagnostics, ...content.diagnostics],
  }
}

function link(content: Content, locales: readonly Content[]): Analysed {
  const { input, opened, diagnostics } = content
  const linked = analyseLinks({
    ...{ ...content, locales, origins: opened.origins },
    staticPaths: input.staticPaths,
    assets: [],
  })
  return {
    ...{ ...content, linked, links: linked.links },
    diagnostics: [...diagnostics, ...linked.diagnostics],
  }
}

function readConfig(config: Partial<UserConfig>): ResolvedConfig {
  const full = { title: 'Site', url: 'https://site.example', ...config }
  const result = resolveConfig(full, configFile)
  if (!result.config) throw new Error(JSON.stringify(result.diagnostics))
  return result.config
}

function toSite(
  { opened, linked, config, graph, routes, parsed }: Analysed,
  locales: Site['locales'],
): Site {
  const { links, images, redirects, editUrls, announcement } = linked
  return draftSite({
    ...{ config, graph, routes, parsed, links, images, redirects },
    ...{ editUrls, announcement },
    origins: opened.origins,
    highlight: ({ code }) => ({ html: '', code }),
    history: new Map(),
    checkedWith: new Map(),
    locales,
    staticPaths: new Set(),
    moduleFiles: new Set(),
    translations: new Map(),
  })
}

function makePages(site: Site): Map<string, MadePage> {
  return new Map(
    [...site.routes.byPath.values()].map((route) => {
      const model = pageModel(site, route)
      const html = renderPage({
        model,
        components: new Map(),
        navbarComponents: {},
        replacements: {},
        bootScript: '',
      })
      return [model.shell.href, { route, model, html }]
    }),
  )
}
