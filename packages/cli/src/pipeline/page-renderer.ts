import type { Diagnostic, PageModel, ResolvedConfig } from '@gwdocs/core'
import type { RenderPage, Replacements } from '@gwdocs/theme/server'
import type { LoadedTheme } from '../bundle/load-theme.ts'
import type { ReplacedFiles } from '../bundle/replaced-files.ts'
import {
  type Draw,
  explainFailing,
  findFailing,
  namesOf,
  without,
} from './blame-replacements.ts'
import { checkStrictness } from './check-strictness.ts'

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
  readonly replacedFiles: ReplacedFiles
}

/**
 * Renders pages. A component of the site that fails in the place of one of the theme's is
 * reported and left out from there on, so that one run finds the other mistakes too.
 */
export function createRenderer(options: CreateRenderer): PageRenderer {
  const { siteDir, config, theme } = options
  const diagnostics: Diagnostic[] = []
  let active = options.replacements
  const strictness = createStrictnessCheck(options)
  const render = (model: PageModel): string => {
    const draw: Draw = (replacements) =>
      theme.renderPage({ ...options, model, replacements })
    try {
      const html = draw(active)
      diagnostics.push(...strictness(html, draw, active))
      return html
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

/** Finds replacements that write what the policy forbids; each is reported once. */
function createStrictnessCheck({ replacedFiles }: CreateRenderer) {
  const reported = new Set<string>()
  const isUnstrict = (html: string) => checkStrictness(html, '').length > 0
  return (html: string, draw: Draw, active: Replacements): Diagnostic[] => {
    if (namesOf(active).length === 0 || !isUnstrict(html)) return []
    return namesOf(active).flatMap((name) => {
      if (reported.has(name)) return []
      const own = draw({ [name]: active[name] })
      if (!isUnstrict(own) || isUnstrict(draw({}))) return []
      reported.add(name)
      return checkStrictness(own, replacedFiles.get(name) ?? '')
    })
  }
}
