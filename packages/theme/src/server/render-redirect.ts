import { escapeHtml } from './escape-html.ts'
import { renderPolicy } from './render-policy.ts'

export type RedirectModel = {
  /** Final address, with `baseUrl`. */
  readonly href: string
  /** The same with the site's origin, for search engines. */
  readonly canonical: string
  readonly lang: string
  /** Id on the old page → final address, for places that went elsewhere. */
  readonly places: Readonly<Record<string, string>>
  /** Address of the script that takes query and hash along. */
  readonly scriptHref: string
  /** Undefined where the site has none. */
  readonly contentSecurityPolicy: string | undefined
}

/** A page that sends its readers on, on any static host; without its script only the hash is lost. */
export function renderRedirect(model: RedirectModel): string {
  const { href, canonical, lang, places, scriptHref } = model
  const target = escapeHtml(href)
  const moved = escapeHtml(JSON.stringify(places))
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    renderPolicy(model.contentSecurityPolicy),
    `<script src="${escapeHtml(scriptHref)}" data-gw-to="${target}" data-gw-places="${moved}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<title>${target}</title><meta name="robots" content="noindex"></head>`,
    `<body><h1><a href="${target}">${target}</a></h1></body></html>\n`,
  ].join('')
}
