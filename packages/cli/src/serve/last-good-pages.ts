import { fileOf } from '@gwdocs/core'
import type { OpenBuild, WaitingPage } from '../pipeline/open-build.ts'
import type { OutputFile } from '../pipeline/site-build.ts'
import type { ServedFiles } from './served-files.ts'

type Build = Pick<OpenBuild, 'files' | 'findLate' | 'diagnostics' | 'routes'>

export type LastGood = {
  /** Told what is found in a page when it is drawn. */
  readonly onDrawn: (path: string, page: WaitingPage) => void
}

/**
 * Remembers of every page the last form in which nothing was wrong with it.
 *
 * Out: takes each build in turn and gives the files to serve. Pages that a build could not
 * make, or made with mistakes, keep their last good form; a sound build forgets what is gone.
 */
export function createLastGoodPages({
  onDrawn,
}: LastGood): (site: Build) => ServedFiles {
  let good: ReadonlyMap<string, WaitingPage> = new Map()
  /** Pages that somebody has seen: their code may fail now. */
  const seen = new Map<string, string>()
  const draw = (path: string, page: WaitingPage): OutputFile | undefined => {
    const { html } = page.draw()
    onDrawn(path, page)
    if (html !== undefined && page.hasCode) seen.set(path, html)
    const shown = html ?? seen.get(path)
    return shown === undefined ? undefined : { type: 'bytes', bytes: shown }
  }
  /** Kept where a mistake has taken the page out of the site. */
  const contents = new Map<string, string>()
  return (site) => {
    for (const { outputPath, file } of site.routes)
      if (file !== undefined) contents.set(outputPath, file)
    const broken = brokenPages(site)
    const sound = [...site.files].flatMap(([path, file]) =>
      file.type === 'page' && !broken.has(path) ? [[path, file] as const] : [],
    )
    const pages = new Map([...(hasErrors(site) ? good : []), ...sound])
    good = pages
    const find = (path: string) => pages.get(path) ?? site.files.get(path)
    return {
      has: (path) =>
        find(path) !== undefined || site.findLate(path) !== undefined,
      contentOf: (path) => contents.get(path),
      sourceOf: (path) => {
        const file = site.files.get(path)
        return file?.type === 'copy' ? file.source : undefined
      },
      get: (path) => {
        const file = find(path)
        return file?.type === 'page'
          ? draw(path, file)
          : (file ?? site.findLate(path))
      },
    }
  }
}

function hasErrors({ diagnostics }: Build): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Output paths of the pages in whose files there is a mistake. */
function brokenPages({ diagnostics, routes }: Build): ReadonlySet<string> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return new Set()
  const files = new Set(errors.map(fileOf))
  const broken = routes.filter(
    ({ file }) => file !== undefined && files.has(file),
  )
  return new Set(broken.map(({ outputPath }) => outputPath))
}
