import {
  type Diagnostic,
  notFoundModel,
  offlineModel,
  outputPath,
  pageModel,
  type PageModel,
  type Route,
  type Site,
} from '@gwdocs/core'
import {
  type NavbarComponents,
  type PageComponent,
  type Replacements,
} from '@gwdocs/theme/server'
import type { LoadedTheme } from '../bundle/load-theme.ts'
import { checkStrictness } from './check-strictness.ts'
import { explainCrash } from './explain-crash.ts'
import {
  createRenderer,
  type PageRenderer,
  type Rendered,
} from './page-renderer.ts'
import type { Probe } from './probe.ts'
import { renderRedirects } from './render-redirects.ts'
import { offlinePage } from './render-offline.ts'
import type { Store } from '../store/store.ts'
import { storedPage } from './stored-page.ts'
import { withStyleSheet } from './with-style-sheet.ts'

export type RenderPages = {
  /** Absolute. */
  readonly siteDir: string
  readonly site: Site
  readonly theme: LoadedTheme
  /** Page file → component, for pages whose text code makes. */
  readonly components: ReadonlyMap<string, PageComponent>
  readonly navbarComponents: NavbarComponents
  /** Components of the site in place of the theme's. */
  readonly replacements: Replacements
  readonly bootScript: string
  /** Address of a path below the output folder. */
  readonly toHref: (path: string) => string
  readonly probe: Probe
  readonly store: Store | undefined
}

/** A page as it was drawn. */
export type DrawnPage = {
  /** Undefined where the page's own code threw. */
  readonly html: string | undefined
  /** Path below the output folder → rules for what components of the page say in `style`. */
  readonly styles: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

export type PageToDraw = {
  /** Below the locale's output folder. */
  readonly path: string
  /** Code of the site draws it, and may find mistakes. */
  readonly hasCode: boolean
  /** Draws the page; whoever needs it again keeps it. */
  readonly draw: () => DrawnPage
}

/** Every page of a locale, drawn when somebody asks for it; paths are those within the locale. */
export function pagesToDraw(options: RenderPages): readonly PageToDraw[] {
  const { site, components } = options
  const renderer = createRenderer({ ...options, config: site.config })
  const everywhere = standsOnEveryPage(options)
  const context = { ...options, renderer, everywhere }
  const { trailingSlash } = site.config
  const routes = [...site.routes.byPath.values()].filter(
    (route) => !isBroken(route, site, components),
  )
  const redirects = [...renderRedirects(site)].map(([path, html]) => ({
    path,
    hasCode: false,
    draw: () => ({ html, styles: new Map<string, string>(), diagnostics: [] }),
  }))
  return [
    ...routes.map((route) => ({
      path: outputPath(route, trailingSlash),
      hasCode: everywhere || ownFile(route, components) !== undefined,
      draw: () => drawRoute(route, context),
    })),
    {
      path: '404.html',
      hasCode: everywhere,
      draw: () => drawPlain(notFoundModel(site), '404', context),
    },
    ...offlinePages(context),
    ...redirects,
  ]
}

type DrawContext = RenderPages & {
  readonly renderer: PageRenderer
  /** Whether components of the site stand on every page. */
  readonly everywhere: boolean
}

function drawRoute(route: Route, context: DrawContext): DrawnPage {
  const { site, siteDir, components } = context
  const file = ownFile(route, components)
  const model = () => pageModel(site, route)
  try {
    return file === undefined
      ? drawPlain(model(), route.path, context)
      : finish(render(model(), route.path, context), file, context)
  } catch (error) {
    // Only the site's own components may throw here; anything else is a bug of ours.
    if (file === undefined) throw error
    const diagnostics = [explainCrash({ error, file, siteDir })]
    return { html: undefined, styles: new Map(), diagnostics }
  }
}

/** What stands for pages that cannot be had, where readers can read offline. */
function offlinePages(context: DrawContext): PageToDraw[] {
  const { site, everywhere: hasCode } = context
  if (site.config.offline !== true) return []
  const draw = () => drawPlain(offlineModel(site), 'offline', context)
  return [{ path: offlinePage, hasCode, draw }]
}

/** A page without code of its own. */
function drawPlain(
  model: PageModel,
  path: string,
  context: DrawContext,
): DrawnPage {
  const { store, theme, bootScript, site } = context
  // What components of the site write is not known from the model alone.
  if (context.everywhere)
    return finish(render(model, path, context), site.config.configFile, context)
  const draw = () => render(model, path, context).html
  const html = store
    ? storedPage(model, {
        store,
        renderedWith: [theme.runtime, bootScript],
        render: draw,
      })
    : draw()
  return { html, styles: new Map(), diagnostics: [] }
}

function render(
  model: PageModel,
  path: string,
  { renderer, probe }: DrawContext,
): Rendered {
  const end = probe('render', path)
  try {
    return renderer(model)
  } finally {
    end()
  }
}

/** What code wrote: its styles have a sheet of their own. */
function finish(
  { html, diagnostics }: Rendered,
  blamed: string,
  { toHref }: RenderPages,
): DrawnPage {
  const page = withStyleSheet(html, toHref)
  return {
    ...page,
    diagnostics: [...diagnostics, ...checkStrictness(page.html, blamed)],
  }
}

/** The file of a page that has code of its own. */
function ownFile(
  route: Route,
  components: RenderPages['components'],
): string | undefined {
  const hasCode = 'filePath' in route && components.has(route.filePath)
  return hasCode ? route.filePath : undefined
}

/** Whether components of the site stand around all pages, and write into them what they like. */
function standsOnEveryPage(
  options: Pick<RenderPages, 'navbarComponents' | 'replacements'>,
): boolean {
  const { navbarComponents, replacements } = options
  return (
    Object.keys(navbarComponents).length > 0 ||
    Object.keys(replacements).length > 0
  )
}

/** A page whose module could not be loaded: that is reported already. */
function isBroken(
  route: Route,
  site: Site,
  components: RenderPages['components'],
): boolean {
  if (!('filePath' in route) || components.has(route.filePath)) return false
  return (
    site.moduleFiles.has(route.filePath) || !site.parsed.has(route.filePath)
  )
}
