import type { ResolvedConfig } from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { bundleAlone } from '../bundle/bundle-alone.ts'
import type { OfflineWorker } from '../bundle/client-entry.ts'
import { hashOf } from '../bundle/content-hash.ts'
import { prefixOf } from './built-routes.ts'
import type { RenderedLocale } from './rendered-locale.ts'

const workerName = 'service-worker.js'

/** Stands for pages that cannot be had, below the folder of each locale. */
export const offlinePage = `${assetsFolder}/offline.html`

/** The worker that pages of a site start; undefined where they start none. */
export function offlineWorker({
  offline,
  siteBaseUrl: base,
}: ResolvedConfig): OfflineWorker | undefined {
  return offline === true ? { href: base + workerName, base } : undefined
}

/** The worker's own code; undefined where the site has none. */
export type OfflineCode = Uint8Array | undefined

export async function bundleOffline({
  offline,
}: ResolvedConfig): Promise<OfflineCode> {
  if (offline === false) return undefined
  return offline === 'remove'
    ? bundleAlone('@gwdocs/theme/remove-offline-worker')
    : bundleAlone('@gwdocs/theme/offline-worker')
}

/** What lets readers read offline, or takes that back: path below the output folder, and text. */
export function offlineFiles(
  locales: readonly RenderedLocale<object>[],
  code: OfflineCode,
): readonly (readonly [string, string])[] {
  const [first] = locales
  if (!first || !code) return []
  const { siteBaseUrl: base } = first.site.config
  const { clientHref, styleHrefs, buildId } = first.site.assets
  const data = {
    site: `gwdocs:${base}:`,
    ...{ buildId, base },
    assets: `${base}${assetsFolder}/`,
    pages: locales.flatMap((locale) => pageOf(locale) ?? []),
    files: [clientHref, ...styleHrefs],
  }
  const text = Buffer.from(code).toString()
  return [[workerName, `self.gwOffline=${JSON.stringify(data)};${text}`]]
}

function pageOf({ site, pages }: RenderedLocale<object>) {
  const html = pages.files.get(offlinePage)
  if (typeof html !== 'string') return undefined
  const { baseUrl, siteBaseUrl } = site.config
  const href = `${siteBaseUrl}${prefixOf(site)}${offlinePage}`
  // A worker whose text is another is installed anew, and asks for the page again.
  return { base: baseUrl, href, hash: hashOf(html) }
}
