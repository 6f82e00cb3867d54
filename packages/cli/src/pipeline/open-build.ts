import {
  copyPath,
  hasCopy,
  pageText,
  plannedFeedPaths,
  type Site,
} from '@gwdocs/core'
import type { BuildCaches, BuildSite } from './build-options.ts'
import { gatherSite, prepareSite } from './build-site.ts'
import { prefixOf } from './built-routes.ts'
import {
  makeLists,
  type PreparedLocale,
  renderManifest,
} from './render-locale.ts'
import type { PageToDraw } from './render-pages.ts'
import type { OutputFile, SiteBuild } from './site-build.ts'

/** A page that is drawn when somebody asks for it. */
export type WaitingPage = PageToDraw & {
  readonly type: 'page'
  /** The files that people wrote, by the paths that the page's findings name. */
  readonly origins: Site['origins']
}

/** A site that is shown while it is written: whatever few people ask for is made when they do. */
export type OpenBuild = SiteBuild<WaitingPage> & {
  /** What is no page and made of pages: feeds, sitemap, Markdown copies, styles of components. */
  readonly findLate: (path: string) => OutputFile | undefined
  /** Changes when code that draws pages has changed. */
  readonly drawnWith: readonly unknown[]
}

/** All of a site but its pages, and how these are drawn. */
export async function openBuild(options: BuildSite): Promise<OpenBuild> {
  const { siteDir, caches } = options
  // What is drawn for one reader is not worth keeping on the disk.
  const prepared = await prepareSite(options, undefined)
  const { bundled } = prepared
  const locales = prepared.locales.map((each) => keepPages(each, caches))
  const sheets = new Map<string, string>()
  const build = gatherSite<WaitingPage>(
    siteDir,
    prepared,
    locales.map(({ site, pages, sidebars }) => ({
      ...{ site, sidebars },
      lists: new Map(renderManifest(site)),
      pages: { ...noFindings, files: waiting(pages, site.origins, sheets) },
    })),
  )
  return {
    ...build,
    drawnWith: [bundled.modules, bundled.navbar, bundled.replacements],
    findLate: (path) => {
      const texts = locales.map((locale) => findIn(locale, path))
      const found = [sheets.get(path), ...texts].find(
        (text) => text !== undefined,
      )
      return found === undefined ? undefined : { type: 'bytes', bytes: found }
    },
  }
}

type KeptLocale = PreparedLocale & {
  /** What is made of all pages, by path: none is drawn before it is asked for. */
  readonly lists: () => ReadonlyMap<string, string>
}

/** The same locale, each of whose pages is drawn once. */
function keepPages(locale: PreparedLocale, caches: BuildCaches): KeptLocale {
  const pages = locale.pages.map((page) => ({ ...page, draw: once(page.draw) }))
  const lists = once(() => {
    const drawn = pages.flatMap(({ path, draw }) => {
      const { html } = draw()
      return html === undefined ? [] : [[path, html] as const]
    })
    return makeLists(locale.site, new Map(drawn), caches)
  })
  return { ...locale, pages, lists }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Nothing is known of pages that nobody has drawn. */
const noFindings = { styles: new Map<string, string>(), diagnostics: [] }

function waiting(
  pages: readonly PageToDraw[],
  origins: Site['origins'],
  sheets: Map<string, string>,
): ReadonlyMap<string, WaitingPage> {
  return new Map(
    pages.map((page) => {
      const draw = () => {
        const drawn = page.draw()
        for (const [path, css] of drawn.styles) sheets.set(path, css)
        return drawn
      }
      return [page.path, { ...page, draw, type: 'page', origins }]
    }),
  )
}

function findIn({ site, lists }: KeptLocale, path: string): string | undefined {
  const prefix = prefixOf(site)
  if (!path.startsWith(prefix)) return undefined
  const inner = path.slice(prefix.length)
  if (inner.endsWith('.md')) return findCopy(site, inner)
  return isList(inner, site) ? lists().get(inner) : undefined
}

function findCopy(site: Site, path: string): string | undefined {
  const route = [...site.routes.byPath.values()].find(
    (each) => copyPath(each) === path,
  )
  return route && hasCopy(site, route)
    ? pageText(site, route).markdown
    : undefined
}

/** Whether a file of this name is made of all pages. */
function isList(path: string, { config }: Site): boolean {
  const { sitemap, markdownCopies } = config
  const [name = ''] =
    sitemap === false ? [] : sitemap.filename.split(/(?=\.\w+$)/)
  return (
    plannedFeedPaths(config).includes(`/${path}`) ||
    (sitemap !== false && path.startsWith(name)) ||
    (markdownCopies && /^llms(?:-full)?\.txt$/.test(path))
  )
}
