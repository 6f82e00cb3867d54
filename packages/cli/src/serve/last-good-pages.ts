import { fileOf } from '@gwdocs/core'
import type { SiteBuild } from '../pipeline/site-build.ts'

type Files = SiteBuild['files']

/**
 * Remembers of every page the last form in which nothing was wrong with it.
 *
 * Out: takes each build in turn and gives the files to serve. Pages that a build could not
 * make, or made with mistakes, keep their last good form; a sound build forgets what is gone.
 */
export function createLastGoodPages(): (site: SiteBuild) => Files {
  let good: Files = new Map()
  return (site) => {
    const broken = brokenPages(site)
    const sound = [...site.files].filter(
      ([path]) => path.endsWith('.html') && !broken.has(path),
    )
    good = new Map([...(hasErrors(site) ? good : []), ...sound])
    return new Map([...site.files, ...good])
  }
}

function hasErrors({ diagnostics }: SiteBuild): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Output paths of the pages in whose files there is a mistake. */
function brokenPages({ diagnostics, routes }: SiteBuild): ReadonlySet<string> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const files = new Set(errors.map(fileOf))
  const broken = routes.filter(
    ({ file }) => file !== undefined && files.has(file),
  )
  return new Set(broken.map(({ outputPath }) => outputPath))
}
