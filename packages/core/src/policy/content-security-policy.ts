import type { OriginKind } from '../config/security-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { allowedOrigins } from './allowed-origins.ts'

/** The one policy of a site, in the two ways in which browsers are told of it. */
export type SecurityPolicy = {
  /** Value of the header. */
  readonly header: string
  /** The same for a `meta`, where browsers ignore some directives and say so in the console. */
  readonly meta: string
}

/** The name under which the header tells where violations are reported. */
export const reportGroup = 'violations'

/**
 * The policy that serves the whole site; undefined where the config wants none.
 *
 * In: the SHA-256 hash of the boot script, in base64. What is not named may not be loaded. Images
 * may be `data:` addresses, which cannot act: diagrams are shown as such.
 *
 * @see Content Security Policy Level 3
 */
export function contentSecurityPolicy(
  config: ResolvedConfig,
  bootHash: string,
): SecurityPolicy | undefined {
  const { contentSecurityPolicy: isWanted, reportTo } = config.security
  if (!isWanted) return undefined
  const meta = [
    "default-src 'none'",
    ...sources(config, bootHash),
    "base-uri 'self'",
    "form-action 'self'",
  ]
  const onlyInHeader = [
    "frame-ancestors 'self'",
    // The second one is for browsers that do not know the first yet.
    ...(reportTo === undefined
      ? []
      : [`report-to ${reportGroup}`, `report-uri ${reportTo}`]),
  ]
  return {
    header: [...meta, ...onlyInHeader].join('; '),
    meta: meta.join('; '),
  }
}

function sources(config: ResolvedConfig, bootHash: string): string[] {
  const origins = allowedOrigins(config)
  // What looks things up is WebAssembly.
  const engine = config.search === false ? [] : ["'wasm-unsafe-eval'"]
  const own = (kind: OriginKind, ...more: readonly string[]) =>
    ["'self'", ...more, ...origins[kind]].join(' ')
  return [
    `script-src ${own('scripts', `'sha256-${bootHash}'`, ...engine)}`,
    `style-src ${own('styles')}`,
    `img-src ${own('images', 'data:')}`,
    `font-src ${own('fonts')}`,
    `media-src ${own('media')}`,
    `frame-src ${own('frames')}`,
    `connect-src ${own('connections')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
  ]
}
