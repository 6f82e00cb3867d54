import type { ResolvedConfig } from '../config/resolved-config.ts'
import { allowedOrigins } from './allowed-origins.ts'

/**
 * The one policy that serves the whole site, as the value of the header.
 *
 * In: the SHA-256 hash of the boot script, in base64. Images may be `data:` addresses, which
 * cannot act: diagrams are shown as such.
 *
 * @see Content Security Policy Level 3
 */
export function contentSecurityPolicy(
  config: ResolvedConfig,
  bootHash: string,
): string {
  const origins = allowedOrigins(config)
  // What looks things up is WebAssembly.
  const engine = config.search === false ? [] : ["'wasm-unsafe-eval'"]
  const own = (...more: readonly string[]) => ["'self'", ...more].join(' ')
  return [
    "default-src 'self'",
    `script-src ${own(`'sha256-${bootHash}'`, ...engine, ...origins.scripts)}`,
    `style-src ${own(...origins.styles)}`,
    `img-src ${own('data:', ...origins.images)}`,
    `font-src ${own(...origins.fonts)}`,
    `media-src ${own(...origins.media)}`,
    `frame-src ${own(...origins.frames)}`,
    `connect-src ${own(...origins.connections)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
