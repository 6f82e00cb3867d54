import type { Site } from '../layout/site.ts'
import { withBase } from '../links/href-of.ts'
import { homeHref } from '../layout/home-href.ts'
import { toHref } from '../shared/href.ts'
import { findIcons } from './find-icons.ts'
import { themeColors } from './theme-colors.ts'

export const manifestName = 'manifest.webmanifest'

/** Names under which sites bring a manifest of their own. */
const ownNames = [
  '/manifest.webmanifest',
  '/manifest.json',
  '/site.webmanifest',
]

/** The manifest that pages of a site name: its own, or the one that is made; undefined for none. */
export function manifestHref(
  site: Pick<Site, 'config' | 'staticPaths'>,
): string | undefined {
  const { config, staticPaths } = site
  const isNamed = config.headTags.some(
    ({ attributes }) => attributes['rel'] === 'manifest',
  )
  if (config.manifest === false || isNamed) return undefined
  const own = ownNames.find((path) => staticPaths.has(path))
  return own ? withBase(own, config) : config.baseUrl + manifestName
}

/**
 * How a locale of the site is installed as an app, as JSON; undefined where the site brings
 * its own manifest, or wants none.
 *
 * @see W3C, Web Application Manifest
 */
export function createManifest(site: Site): string | undefined {
  const { config, staticPaths } = site
  const { manifest, locale } = config
  if (manifest === false || !manifestHref(site)) return undefined
  if (ownNames.some((path) => staticPaths.has(path))) return undefined
  const start = toHref('/', config)
  const background = themeColors(config)[config.theme.colorMode.defaultMode]
  const icons = findIcons(site).map(({ path, sizes, type, purpose }) => ({
    src: withBase(path, config),
    ...{ sizes, type },
    ...(purpose !== 'any' && { purpose }),
  }))
  const made = {
    id: start,
    name: config.title,
    short_name: manifest.shortName ?? config.title,
    ...(config.tagline !== '' && { description: config.tagline }),
    start_url: homeHref(site),
    scope: start,
    display: manifest.display,
    lang: locale.htmlLang,
    dir: locale.direction,
    background_color: background,
    theme_color: background,
    icons,
  }
  return `${JSON.stringify(made, undefined, 2)}\n`
}
