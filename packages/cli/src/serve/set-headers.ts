import type { ServerResponse } from 'node:http'
import type { ResponseHeader } from '@gwdocs/core'

/** Has an answer say what a host would say with it. */
export function setHeaders(
  response: ServerResponse,
  headers: readonly ResponseHeader[],
): void {
  for (const { name, value } of headers) response.setHeader(name, value)
}
