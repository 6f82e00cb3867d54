import {
  checkPublicUrls,
  type Diagnostic,
  type PublicPage,
  publicUrlsName,
  type PublicUrlsResult,
  type ResolvedConfig,
  severityOf,
} from '@gwdocs/core'
import type { SiteBuild } from '../pipeline/site-build.ts'
import { publicPages } from './public-pages.ts'
import { readRecorded } from './read-recorded.ts'

export type UrlCounts = PublicUrlsResult['held'] & {
  /** Addresses that the list lacks. */
  readonly fresh: number
}

export type CheckedUrls = {
  /** Undefined where the site keeps no list. */
  readonly counts: UrlCounts | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether each address that readers may have kept still leads somewhere. */
export function checkUrls(
  siteDir: string,
  config: ResolvedConfig,
  site: SiteBuild,
): CheckedUrls {
  const recorded = readRecorded(siteDir)
  if (!recorded) return { counts: undefined, diagnostics: [] }
  const { held, fresh, diagnostics } = checkPublicUrls({
    recorded: recorded.pages,
    pages: publicPages(site),
    redirected: new Set(site.redirects.map(addressOf)),
  })
  return {
    counts: { ...held, fresh: countFresh(fresh, recorded.pages) },
    diagnostics: [
      ...recorded.diagnostics,
      ...diagnostics,
      ...reportFresh(fresh, config, site),
    ],
  }
}

function addressOf({ from, fromHash }: SiteBuild['redirects'][number]): string {
  return fromHash === undefined ? from : `${from}#${fromHash}`
}

function countFresh(
  fresh: readonly PublicPage[],
  recorded: readonly { readonly path: string }[],
): number {
  const known = new Set(recorded.map(({ path }) => path))
  return fresh.reduce(
    (sum, { path, anchors }) =>
      sum + anchors.length + (known.has(path) ? 0 : 1),
    0,
  )
}

/** Silent unless the config wants the list to be complete: the summary counts them anyway. */
function reportFresh(
  fresh: readonly PublicPage[],
  { links }: ResolvedConfig,
  { routes }: SiteBuild,
): Diagnostic[] {
  const severity = severityOf(links.unrecorded)
  if (!severity) return []
  return fresh.map(({ path, anchors }) => ({
    code: 'url-unrecorded',
    severity,
    message: `\`${path}\` or places of it are not in \`${publicUrlsName}\`${anchors.length > 0 ? `: ${some(anchors)}` : ''}.`,
    hint: 'record what is to stay by `gwdocs urls`, and commit the list.',
    place: {
      type: 'file',
      file: routes.find((route) => route.path === path)?.file ?? publicUrlsName,
    },
  }))
}

function some(ids: readonly string[]): string {
  const shown = ids.slice(0, 4).map((id) => `\`#${id}\``)
  return `${shown.join(', ')}${ids.length > 4 ? ' …' : ''}`
}
