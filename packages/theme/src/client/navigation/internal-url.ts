/** An anchor as far as following it is concerned. */
export type LinkLike = {
  readonly href: string
  readonly target: string
  readonly hasDownload: boolean
}

/**
 * The address that a link leads to within this site; undefined where the browser has to
 * follow it: other hosts and sites, files, new windows.
 */
export function internalUrl(
  link: LinkLike,
  here: URL,
  baseUrl: string,
): URL | undefined {
  if (link.hasDownload || (link.target !== '' && link.target !== '_self'))
    return undefined
  if (!URL.canParse(link.href, here)) return undefined
  const url = new URL(link.href, here)
  const isOurs =
    url.origin === here.origin && `${url.pathname}/`.startsWith(baseUrl)
  const isFile = /\.(?!html?$)[a-z\d]+$/i.test(url.pathname)
  return isOurs && !isFile ? url : undefined
}

/** Whether two addresses name the same page: all but the hash is equal. */
export function isSamePage(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search
}
