import type {
  ColorModeModel,
  DocSetInfo,
  SiteInfo,
} from '../shared/site-info.ts'
import { toHref } from '../shared/href.ts'
import { joinRoute } from '../routes/join-route.ts'
import type { DocSet } from '../graph/content-graph.ts'
import { mainRoute } from './navbar-versions.ts'
import type { Site } from './site.ts'

/** What components in a page's content may know of their site. */
export function siteInfo(site: Site): SiteInfo {
  const { title, tagline, url, baseUrl, favicon, trailingSlash, locale, i18n } =
    site.config
  const { translations, customFields } = site.config
  return {
    title,
    tagline,
    url,
    baseUrl,
    siteBaseUrl: site.config.siteBaseUrl,
    ...(favicon !== undefined && { favicon }),
    ...(trailingSlash !== undefined && { trailingSlash }),
    locale: locale.name,
    defaultLocale: i18n.defaultLocale,
    locales: i18n.locales.map(({ name }) => name),
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(Object.keys(customFields).length > 0 && { customFields }),
    docSets: site.graph.docSets.map((docSet) => docSetInfo(docSet, site)),
    colorMode: colorMode(site),
  }
}

function docSetInfo({ config, versions }: DocSet, site: Site): DocSetInfo {
  return {
    id: config.id,
    versions: versions.map((version) => {
      const { name, label, isLast, path, mainDocId } = version
      const main = mainRoute(site, version)
      const base = joinRoute(config.routeBasePath, ...(path ? [path] : []))
      return {
        name,
        label,
        isLast,
        path: toHref(base, site.config),
        ...(mainDocId !== undefined &&
          main && {
            mainDocId,
            mainDocPath: toHref(main.permalink, site.config),
          }),
      }
    }),
  }
}

export function colorMode({ config }: Pick<Site, 'config'>): ColorModeModel {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } =
    config.theme.colorMode
  return {
    defaultMode,
    isSwitchable: !disableSwitch,
    followsSystem: respectPrefersColorScheme,
  }
}
