import {
  outputPath,
  placesFrom,
  type Redirect,
  redirectHref,
  type Site,
} from '@gwdocs/core'
import { renderRedirect } from '@gwdocs/theme/server'

/** Pages in the place of those that moved: path within the locale → HTML. */
export function renderRedirects(site: Site): Map<string, string> {
  const { redirects, config, assets } = site
  const { redirectScriptHref: scriptHref, contentSecurityPolicy } = assets
  if (scriptHref === undefined) return new Map()
  const pages = redirects.filter(({ fromHash }) => fromHash === undefined)
  return new Map(
    pages.map((redirect) => [
      outputPath({ permalink: redirect.from }, config.trailingSlash),
      renderRedirect({
        ...redirectModel(redirect, site),
        scriptHref,
        contentSecurityPolicy,
      }),
    ]),
  )
}

function redirectModel({ from, to }: Redirect, { config, redirects }: Site) {
  const href = redirectHref(to, config)
  return {
    href,
    canonical: href.startsWith('/') ? config.url + href : href,
    lang: config.locale.htmlLang,
    places: placesFrom(from, redirects, config),
  }
}
