import { escapeHtml } from './escape-html.ts'

export type RedirectModel = {
  /** Final address, with `baseUrl`. */
  readonly href: string
  /** The same with the site's origin, for search engines. */
  readonly canonical: string
  readonly lang: string
}

/** A page that sends its readers on, on any static host and without a script. */
export function renderRedirect({
  href,
  canonical,
  lang,
}: RedirectModel): string {
  const target = escapeHtml(href)
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<title>${target}</title><meta name="robots" content="noindex"></head>`,
    `<body><h1><a href="${target}">${target}</a></h1></body></html>\n`,
  ].join('')
}
