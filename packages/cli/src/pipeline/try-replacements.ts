import {
  notFoundModel,
  pageModel,
  type PageModel,
  type ReplaceableName,
  type ResolvedConfig,
  type Site,
} from '@gwdocs/core'
import type { Replacements } from '@gwdocs/theme/server'
import type { LoadedTheme } from '../bundle/load-theme.ts'
import type { LoadedNavbar } from '../bundle/navbar-components.ts'
import type { Sites } from '../bundle/page-entry.ts'
import type { LoadedReplacements } from '../bundle/replacements.ts'
import { explainFailing, findFailing, without } from './blame-replacements.ts'

export type TryReplacements = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly sites: Sites
  readonly theme: LoadedTheme
  readonly navbar: LoadedNavbar
  readonly loaded: LoadedReplacements
}

/**
 * Draws two pages with the site's components before the client is bundled: what fails here
 * would fail on every page, and must be in neither their HTML nor their script.
 */
export function tryReplacements(options: TryReplacements): LoadedReplacements {
  const { siteDir, config, loaded } = options
  const failing = samplePages(options)
    .flatMap((model) => findFailing(drawer(model, options), loaded.components))
    .filter(isFirst)
  const names = failing.map(({ name }) => name)
  const found = failing.map((each) => explainFailing(each, siteDir, config))
  return {
    ...loaded,
    components: without(loaded.components, names),
    modules: new Map(
      [...loaded.modules].filter(([name]) => !names.includes(name)),
    ),
    diagnostics: [...loaded.diagnostics, ...found],
  }
}

function drawer(model: PageModel, { navbar, theme }: TryReplacements) {
  return (replacements: Replacements) =>
    theme.renderPage({
      model,
      replacements,
      components: new Map(),
      navbarComponents: navbar.components,
      bootScript: '',
    })
}

/** The page for unknown addresses and, where there is one, a doc. */
function samplePages({ sites, navbar, loaded }: TryReplacements): PageModel[] {
  const [first] = sites.values()
  if (!first || loaded.modules.size === 0) return []
  const site: Site = { ...first, brokenComponents: navbar.broken }
  const doc = [...site.routes.byPath.values()].find(
    (route) => route.type === 'doc' && !site.moduleFiles.has(route.filePath),
  )
  return [notFoundModel(site), ...(doc ? [pageModel(site, doc)] : [])]
}

function isFirst(
  { name }: { readonly name: ReplaceableName },
  index: number,
  all: readonly { readonly name: ReplaceableName }[],
): boolean {
  return all.findIndex((each) => each.name === name) === index
}
