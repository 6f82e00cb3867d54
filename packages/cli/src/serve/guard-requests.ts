import type { IncomingMessage, RequestListener } from 'node:http'
import { isIP } from 'node:net'

export type Guard = {
  /** Where the server listens. */
  readonly host: string
  /** Other names by which the server may be asked; `.example.com` stands for all below it. */
  readonly allowedHosts: readonly string[]
}

export type Refusal = { readonly status: number; readonly text: string }

/** Answers only those who look at the site themselves, and who only look. */
export function guardRequests(
  handler: RequestListener,
  guard: Guard,
): RequestListener {
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    const refusal = refusalOf(request, guard)
    if (!refusal) return handler(request, response)
    response
      .writeHead(refusal.status, {
        'content-type': 'text/plain; charset=utf-8',
        ...(refusal.status === 405 && { allow: 'GET, HEAD' }),
      })
      .end(refusal.text)
  }
}

/**
 * Why a request gets no answer; undefined where it gets one.
 *
 * A page of somebody else that is open in the same browser could name its own host and have it
 * point to this machine (DNS rebinding), so the host has to be one that nobody else can name.
 * And it could ask for files of the site directly, so what it asks for has to be a page to go to.
 *
 * @see W3C Fetch Metadata Request Headers
 */
export function refusalOf(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  guard: Guard,
): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Only GET and HEAD are answered.\n' }
  const name = hostnameOf(headers.host)
  if (name === undefined || !isKnown(name, guard))
    return {
      status: 403,
      text: `This server does not answer to the name ${JSON.stringify(name ?? '')}.\nfix: start it with \`--allow-host ${name ?? 'NAME'}\` if the name is yours.\n`,
    }
  return isForeign(headers)
    ? { status: 403, text: 'Pages of other sites get no answer here.\n' }
    : undefined
}

function hostnameOf(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`
  return URL.canParse(address)
    ? new URL(address).hostname.toLowerCase()
    : undefined
}

function isKnown(name: string, { host, allowedHosts }: Guard): boolean {
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  // Whoever names an address asks no name server.
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return (
    isLocal ||
    isAddress ||
    [host, ...allowedHosts].some((each) => isNamedBy(each.toLowerCase(), name))
  )
}

function isNamedBy(allowed: string, name: string): boolean {
  return allowed.startsWith('.')
    ? name === allowed.slice(1) || name.endsWith(allowed)
    : name === allowed
}

/** Whether a page of another site asks for something that is no page to go to. */
function isForeign(headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers
  if (origin !== undefined && origin !== 'null' && origin !== `http://${host}`)
    return true
  // A server at another port of this machine is of the same site, and somebody else's all the same.
  return (
    /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site'])) &&
    headers['sec-fetch-mode'] !== 'navigate'
  )
}
