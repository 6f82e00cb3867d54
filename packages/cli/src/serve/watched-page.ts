import { pageFileName, pageStateName } from '@gwdocs/theme/server'
import { pageStateOf } from './page-state.ts'
import type { ServedFiles } from './served-files.ts'
import { watchingPaths } from './watching-client.ts'

export type WatchedPage = {
  readonly html: string
  /** Stands for all that the page shows. */
  readonly state: string
}

export type PageOf = {
  readonly files: Pick<ServedFiles, 'sourceOf'>
  readonly baseUrl: string
  /** The file that the page is made from. */
  readonly file: string | undefined
}

/** A page with the script that follows changes, and with what this has to know of it. */
export function watchedPage(html: string, page: PageOf): WatchedPage {
  const { baseUrl, file } = page
  const state = pageStateOf(html, page)
  const script = `<script defer src="${baseUrl}${watchingPaths.script}"></script>`
  const head = [
    meta(pageStateName, state),
    ...(file === undefined ? [] : [meta(pageFileName, file)]),
  ]
  return {
    state,
    html: html
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(/<\/body>(?![^]*<\/body>)/, () => `${script}</body>`),
  }
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}">`
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}
