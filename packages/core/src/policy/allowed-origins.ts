import type { OriginKind } from '../config/security-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { siteTags } from './site-tags.ts'
import { originOf } from './used-origins.ts'

export type Origins = Readonly<Record<OriginKind, readonly string[]>>

/** Other origins from which pages may load something: those listed, and those of the config's own tags. */
export function allowedOrigins(config: ResolvedConfig): Origins {
  const { allowedOrigins: listed } = config.security
  const found = ownOrigins(config)
  const merge = (kind: OriginKind) =>
    [...new Set([...listed[kind], ...found[kind]])].sort()
  return {
    scripts: merge('scripts'),
    styles: merge('styles'),
    images: merge('images'),
    frames: merge('frames'),
    media: merge('media'),
    fonts: merge('fonts'),
    connections: merge('connections'),
  }
}

function ownOrigins(config: ResolvedConfig): Record<OriginKind, string[]> {
  const tags = siteTags(config)
  const originsOf = (name: 'script' | 'link', attribute: 'src' | 'href') =>
    tags.flatMap(({ tagName, attributes }) =>
      tagName === name ? (originOf(attributes[attribute] ?? '') ?? []) : [],
    )
  const images = [
    config.favicon,
    config.theme.navbar.logo?.src,
    config.theme.navbar.logo?.srcDark,
    config.theme.footer?.logo?.src,
    config.theme.footer?.logo?.srcDark,
  ]
  const styles = tags.flatMap(({ attributes }) =>
    /\bstylesheet\b/.test(attributes['rel'] ?? '')
      ? (originOf(attributes['href'] ?? '') ?? [])
      : [],
  )
  const scripts = originsOf('script', 'src')
  return {
    scripts,
    styles,
    images: images.flatMap((each) => originOf(each ?? '') ?? []),
    frames: [],
    media: [],
    fonts: [],
    // A script of another site mostly talks to where it came from.
    connections: scripts,
  }
}

/** Whether an origin is the site's own or in a list, in which `*.` stands for any subdomain. */
export function isAllowed(
  origin: string,
  listed: readonly string[],
  { url }: Pick<ResolvedConfig, 'url'>,
): boolean {
  return origin === url || listed.some((each) => covers(each, origin))
}

function covers(listed: string, origin: string): boolean {
  const { protocol, host } = new URL(origin)
  const [, scheme = protocol, name = ''] =
    /^(https?:)?(?:\/\/)?(.*)$/.exec(listed) ?? []
  if (scheme !== protocol) return false
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
}
