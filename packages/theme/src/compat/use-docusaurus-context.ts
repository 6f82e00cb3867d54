import type { Json } from '@gwdocs/core'
import { useSite } from '../content/page-context.ts'

export type SiteContext = {
  readonly siteConfig: {
    readonly title: string
    readonly tagline: string
    readonly url: string
    readonly baseUrl: string
    readonly favicon: string | undefined
    readonly trailingSlash: boolean | undefined
    readonly customFields: Readonly<Record<string, Json>>
    readonly themeConfig: Readonly<Record<string, never>>
  }
  readonly i18n: {
    readonly currentLocale: string
    readonly defaultLocale: string
    readonly locales: readonly string[]
  }
}

/** `useDocusaurusContext()`: what pages commonly ask of their site. */
export function useDocusaurusContext(): SiteContext {
  const site = useSite()
  const { title = '', tagline = '', url = '', baseUrl = '/' } = site ?? {}
  const { favicon, trailingSlash } = site ?? {}
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      favicon,
      trailingSlash,
      customFields: site?.customFields ?? {},
      themeConfig: {},
    },
    i18n: {
      currentLocale: site?.locale ?? 'en',
      defaultLocale: site?.defaultLocale ?? 'en',
      locales: site?.locales ?? ['en'],
    },
  }
}
