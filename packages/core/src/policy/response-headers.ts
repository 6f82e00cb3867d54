import type { ResolvedConfig } from '../config/resolved-config.ts'
import { reportGroup, type SecurityPolicy } from './content-security-policy.ts'

export type ResponseHeader = { readonly name: string; readonly value: string }

/** What a documentation site never asks a reader for, whatever it takes in. */
const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * What a server should say with every answer, in the order of the names; the config may say
 * otherwise, or nothing.
 */
export function responseHeaders(
  { security: { headers, reportTo } }: Pick<ResolvedConfig, 'security'>,
  policy: SecurityPolicy | undefined,
): ResponseHeader[] {
  const own: Readonly<Record<string, string | undefined>> = {
    'Content-Security-Policy': policy?.header,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': features.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints':
      reportTo === undefined ? undefined : `${reportGroup}="${reportTo}"`,
    'X-Content-Type-Options': 'nosniff',
  }
  const replaced = new Set(Object.keys(headers).map(lowerCase))
  const all = [
    ...Object.entries(own).filter(([name]) => !replaced.has(lowerCase(name))),
    ...Object.entries(headers),
  ]
  return all
    .flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [{ name, value }],
    )
    .sort((a, b) => (lowerCase(a.name) < lowerCase(b.name) ? -1 : 1))
}

function lowerCase(name: string): string {
  return name.toLowerCase()
}
