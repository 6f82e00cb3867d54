import type { Diagnostic, PageModel, ResolvedConfig } from '@gwdocs/core'
import type { RenderPage } from '@gwdocs/theme/server'
import type { LoadedTheme } from '../bundle/load-theme.ts'
import {
  type Draw,
  explainFailing,
  findFailing,
  without,
} from './blame-replacements.ts'

export type PageRenderer = {
  /** The HTML of a page. Throws what the page's own code throws, and nothing else. */
  readonly render: (model: PageModel) => string
  /** What was found wrong with replaced components so far. */
  readonly diagnostics: readonly Diagnostic[]
}

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
  const diagnostics: Diagnostic[] = []
  let active = options.replacements
  const render = (model: PageModel): string => {
    const draw: Draw = (replacements) =>
      theme.renderPage({ ...options, model, replacements })
    try {
      return draw(active)
    } catch (error) {
      const failing = findFailing(draw, active)
      if (failing.length === 0) throw error
      const names = failing.map(({ name }) => name)
      active = without(active, names)
      const found = failing.map((each) => explainFailing(each, siteDir, config))
      diagnostics.push(...found)
      return render(model)
    }
  }
  return { render, diagnostics }
}
