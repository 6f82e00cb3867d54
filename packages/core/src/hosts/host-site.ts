import type { ResponseHeader } from '../policy/response-headers.ts'

/** An address that a server redirects. No server hears of hashes: those of single places are not among them. */
export type HostRedirect = {
  /** With `baseUrl`, decoded, without a slash at the end: `/base/旧`. */
  readonly from: string
  /** Final address, percent-encoded, with query and hash where it has any. */
  readonly to: string
}

/** What a server has to know of a site. */
export type HostSite = {
  /** Each address once. */
  readonly redirects: readonly HostRedirect[]
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  /** What goes with every answer. */
  readonly headers: readonly ResponseHeader[]
  /** Below the root of the host: all that begins so never changes. Undefined where nothing is sure to. */
  readonly immutable: string | undefined
}

/** How long browsers keep what never changes, and never ask about it: a year, as long as they may. */
export const immutableCaching: ResponseHeader = {
  name: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
}

/** Which headers go with the answers to all addresses that begin with a path. */
export function headerRulesOf({
  baseUrl,
  headers,
  immutable,
}: Pick<HostSite, 'baseUrl' | 'headers' | 'immutable'>) {
  const rules = [
    { path: baseUrl, headers },
    ...(immutable === undefined
      ? []
      : [{ path: immutable, headers: [immutableCaching] }]),
  ]
  return rules.filter((rule) => rule.headers.length > 0)
}

/** A file of the output that tells a server what to do. */
export type HostFile = {
  /** Below the output folder. */
  readonly path: string
  readonly text: string
}

/** Both forms in which readers may have kept an address. */
export function bothForms(path: string): string[] {
  return [path, `${path}/`]
}
