import {
  type Diagnostic,
  notFoundModel,
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
import { createRenderer } from './page-renderer.ts'
import type { Probe } from './probe.ts'
import { renderRedirects } from './render-redirects.ts'
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

export type RenderedPages = {
  /** Path below the output folder → HTML. */
  readonly files: ReadonlyMap<string, string>
  /** Path below the output folder → rules for what components of pages say in `style`. */
  readonly styles: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** The HTML of every route of a locale, and of its not-found page; paths are those within the locale. */
export function renderPages(options: RenderPages): RenderedPages {
  const { siteDir, site, components, toHref: addressOf } = options
  const files = new Map<string, string>()
  const styles = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const renderer = createRenderer({ ...options, config: site.config })
  const render = (model: PageModel, path: string) => {
    const end = options.probe('render', path)
    try {
      return renderer.render(model)
    } finally {
      end()
    }
  }
  const renderPlain = plainRenderer(options, render)
  const add = (path: string, html: string, route?: Route) => {
    const file = route && ownFile(route, components)
    if (file === undefined && !standsOnEveryPage(options))
      return void files.set(path, html)
    const page = withStyleSheet(html, addressOf)
    files.set(path, page.html)
    for (const [sheet, css] of page.styles) styles.set(sheet, css)
    const blamed = file ?? site.config.configFile
    diagnostics.push(...checkStrictness(page.html, blamed))
  }
  for (const route of site.routes.byPath.values()) {
    if (isBroken(route, site, components)) continue
    const draw = ownFile(route, components) ? render : renderPlain
    try {
      const html = draw(pageModel(site, route), route.path)
      add(outputPath(route, site.config.trailingSlash), html, route)
    } catch (error) {
      // Only the site's own components may throw here; anything else is a bug of ours.
      const file = ownFile(route, components)
      if (file === undefined) throw error
      diagnostics.push(explainCrash({ error, file, siteDir }))
    }
  }
  add('404.html', renderPlain(notFoundModel(site), '404'))
  for (const [path, html] of renderRedirects(site)) files.set(path, html)
  return {
    files,
    styles,
    diagnostics: [...renderer.diagnostics, ...diagnostics],
  }
}

type Render = (model: PageModel, path: string) => string

/** Renders pages without code of their own; what an earlier build has rendered is taken from it. */
function plainRenderer(options: RenderPages, render: Render): Render {
  const { store, theme, bootScript } = options
  // What components of the site write is not known from the model alone.
  if (!store || standsOnEveryPage(options)) return render
  return (model, path) =>
    storedPage(model, {
      store,
      renderedWith: [theme.runtime, bootScript],
      render: () => render(model, path),
    })
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
function standsOnEveryPage(options: RenderPages): boolean {
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
