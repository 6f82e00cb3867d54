import { useSite } from '../content/page-context.ts'

export type BaseUrlOptions = {
  readonly forcePrependBaseUrl?: boolean
  readonly absolute?: boolean
}

type WithBaseUrl = (path: string, options?: BaseUrlOptions) => string

/** `useBaseUrl('/img/a.png')`: the path with the site's base address. */
export function useBaseUrl(path: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(path, options)
}

/** The same as a function, for use in loops. */
export function useBaseUrlUtils(): { readonly withBaseUrl: WithBaseUrl } {
  const site = useSite()
  return {
    withBaseUrl: (path, { forcePrependBaseUrl, absolute } = {}) => {
      if (!site || !path || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(path))
        return path
      const { siteBaseUrl, url } = site
      // Locales share the static files: only pages lie below a locale's base path.
      const baseUrl = isFile(path) ? siteBaseUrl : site.baseUrl
      const isWhole = !forcePrependBaseUrl && path.startsWith(baseUrl)
      const href = isWhole ? path : baseUrl + path.replace(/^\//, '')
      return absolute ? url + href : href
    },
  }
}

/** `/img/a.png`, but neither `/docs/1.0` nor `/a.html`. */
function isFile(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]*$/i.test(path.replace(/[?#].*$/s, ''))
}
