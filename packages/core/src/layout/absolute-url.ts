import { isExternal, withBase } from '../links/href-of.ts'
import type { Site } from './site.ts'

/**
 * The whole address of a page or a file of the site.
 *
 * In:  an address with `baseUrl`, a static file's path without it, or another host's address.
 */
export function absoluteUrl(address: string, { config }: Pick<Site, 'config'>) {
  if (isExternal(address)) return address
  const isComplete = address.startsWith(config.baseUrl)
  return config.url + (isComplete ? address : withBase(address, config))
}
