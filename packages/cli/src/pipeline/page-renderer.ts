import type { Diagnostic, PageModel, ResolvedConfig } from '@gwdocs/core'
import type { RenderPage } from '@gwdocs/theme/server'
import type { LoadedTheme } from '../bundle/load-theme.ts'
import {
  type Draw,
  explainFailing,
  findFailing,
  without,
} from './blame-replacements.ts'

export type Rendered = {
  readonly html: string
  /** What is wrong with replaced components, and was found on this page. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Makes the HTML of a page. Throws what the page's own code throws, and nothing else. */
export type PageRenderer = (model: PageModel) => Rendered

export type CreateRenderer = Omit<RenderPage, 'model'> & {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly theme: LoadedTheme
}

/**
 * Renders pages. A component of the site that fails in the place of one of the theme's is
 * reported and left out from there on, so that one run finds the other mistakes too.
 */
export function createRenderer(options: CreateRenderer): PageRenderer {
  const { siteDir, config, theme } = options
  let active = options.replacements
  const render = (
    model: PageModel,
    found: readonly Diagnostic[] = [],
  ): Rendered => {
    const draw: Draw = (replacements) =>
      theme.renderPage({ ...options, model, replacements })
    try {
      return { html: draw(active), diagnostics: found }
    } catch (error) {
      const failing = findFailing(draw, active)
      if (failing.length === 0) throw error
      const names = failing.map(({ name }) => name)
      active = without(active, names)
      const more = failing.map((each) => explainFailing(each, siteDir, config))
      return render(model, [...found, ...more])
    }
  }
  return (model) => render(model)
}
