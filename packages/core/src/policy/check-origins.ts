import type { OriginKind } from '../config/security-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { allowedOrigins, isAllowed } from './allowed-origins.ts'

const nouns: Readonly<Record<OriginKind, string>> = {
  scripts: 'a script',
  styles: 'a style sheet',
  images: 'an image',
  frames: 'a frame',
  media: 'a video or sound',
  fonts: 'a font',
  connections: 'data',
}

/** Content that loads something from an origin which the config does not allow: once for each. */
export function checkOrigins(
  files: Iterable<ParsedFile>,
  config: ResolvedConfig,
): Diagnostic[] {
  const { contentSecurityPolicy, unlistedOrigins } = config.security
  const severity = severityOf(unlistedOrigins)
  if (!contentSecurityPolicy || !severity) return []
  const allowed = allowedOrigins(config)
  return [...files].flatMap(({ filePath, origins }) => {
    const seen = new Set<string>()
    return origins.flatMap(({ kind, origin, line, column }): Diagnostic[] => {
      const key = `${kind} ${origin}`
      if (isAllowed(origin, allowed[kind], config) || seen.has(key)) return []
      seen.add(key)
      return [
        {
          code: 'origin-not-allowed',
          severity,
          message: `The page loads ${nouns[kind]} from \`${origin}\`, which the Content-Security-Policy of the site does not allow.`,
          hint: `add \`'${origin}'\` to \`security.allowedOrigins.${kind}\` in the config, or take the file into the site.`,
          place: { type: 'position', file: filePath, line, column },
        },
      ]
    })
  })
}
