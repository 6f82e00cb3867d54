import { useContext, useEffect, useSyncExternalStore } from 'react'
import { addBaseUrl, PageContext } from '../content/page-context.ts'

export type Location = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Where the reader is; what stands behind the path is known in browsers alone. */
export function useLocation(): Location {
  const href = useContext(PageContext)?.shell.href ?? '/'
  const suffix = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  )
  const [search = '', hash] = suffix.split(/(?=#)/)
  return search.startsWith('#')
    ? { pathname: href, search: '', hash: search }
    : { pathname: href, search, hash: hash ?? '' }
}

function subscribe(onChange: () => void): () => void {
  const events = ['hashchange', 'popstate']
  for (const name of events) addEventListener(name, onChange)
  return () => {
    for (const name of events) removeEventListener(name, onChange)
  }
}

export type Target = string | Partial<Location>

/** Leads elsewhere by code; the browser loads the page in full. */
export function useHistory() {
  const toHref = useHref()
  return {
    push: (to: Target) => location.assign(toHref(to)),
    replace: (to: Target) => location.replace(toHref(to)),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    location: useLocation(),
  }
}

/** A page that only leads to another one; it does without scripts, too. */
export function Redirect({ to }: { to: Target }) {
  const { addHead } = useContext(PageContext) ?? {}
  const href = useHref()(to)
  addHead?.(
    <>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <link rel="canonical" href={href} />
    </>,
  )
  useEffect(() => location.replace(href), [href])
  return (
    <p>
      <a href={href}>{href}</a>
    </p>
  )
}

function useHref(): (to: Target) => string {
  const site = useContext(PageContext)?.site
  return (to) => {
    const {
      pathname = '',
      search = '',
      hash = '',
    } = typeof to === 'string' ? { pathname: to } : to
    const path = pathname + search + hash
    return site ? addBaseUrl(path, site) : path
  }
}
