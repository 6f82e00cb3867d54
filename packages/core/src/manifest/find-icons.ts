import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Site } from '../layout/site.ts'

/** A static file that stands for the site. */
export type SiteIcon = {
  readonly path: string
  readonly purpose: 'any' | 'maskable' | 'monochrome'
  /** As manifests write them: `192x192`, `any`. */
  readonly sizes: string
  readonly type: string
  /** Of the shorter side, in pixels; drawings have none. */
  readonly pixels?: number
}

export type IconSite = Pick<Site, 'config' | 'staticPaths' | 'assets'>

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

/** `/img/icon-192.png`, `/android-chrome-512x512.png`, `/icon.maskable.png`, `/apple-touch-icon.png` */
const iconName =
  /\/(?:icon|android-chrome|app-icon|apple-touch-icon|maskable-icon)(?:[-_.](?:\d+(?:x\d+)?|maskable|monochrome))*\.(?:png|svg|webp)$/

/** The icons that the config names, else those that the site has. */
export function findIcons(site: IconSite): SiteIcon[] {
  const { config, staticPaths } = site
  const named = config.manifest === false ? undefined : config.manifest.icons
  if (named)
    return named.flatMap(({ src, purpose }) => toIcon(site, src, purpose) ?? [])
  const favicon =
    config.favicon === undefined ? [] : [toStaticPath(config.favicon)]
  const found = [...staticPaths].filter((path) => iconName.test(path)).sort()
  return [...new Set([...favicon, ...found])].flatMap((path) => {
    const [purpose] = /maskable|monochrome/.exec(path) ?? []
    return toIcon(site, path, (purpose as SiteIcon['purpose']) ?? 'any') ?? []
  })
}

/** Whether a static file may be an icon of the site: then its size has to be known. */
export function mayBeIcon(
  path: string,
  { favicon, manifest }: Pick<ResolvedConfig, 'favicon' | 'manifest'>,
): boolean {
  const icons = manifest === false ? [] : (manifest.icons ?? [])
  return (
    iconName.test(path) ||
    icons.some(({ src }) => src === path) ||
    (favicon !== undefined && toStaticPath(favicon) === path)
  )
}

function toStaticPath(path: string): string {
  return `/${path.replace(/^\/+/, '')}`
}

/** The icon of Apple's home screens, which look in no manifest. */
export function touchIcon(site: IconSite): SiteIcon | undefined {
  const icons = findIcons(site).filter(
    ({ type, purpose, pixels = 0 }) =>
      type === 'image/png' && purpose === 'any' && pixels >= 120,
  )
  const own = icons.find(({ path }) => path.includes('/apple-touch-icon'))
  return own ?? icons.find(({ pixels }) => pixels === 180) ?? icons[0]
}

/** What is known of a static file as an icon; undefined for one that is none. */
export function toIcon(
  { staticPaths, assets }: IconSite,
  path: string,
  purpose: SiteIcon['purpose'],
): SiteIcon | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? []
  const type = types[ending.toLowerCase()]
  if (type === undefined || !staticPaths.has(path)) return undefined
  if (ending === 'svg') return { path, purpose, type, sizes: 'any' }
  const size = assets.imageSizes.get(path)
  if (!size) return undefined
  const { width, height } = size
  const sizes = `${width}x${height}`
  return { path, purpose, type, sizes, pixels: Math.min(width, height) }
}
