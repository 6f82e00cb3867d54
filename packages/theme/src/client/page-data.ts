import type { ShellModel } from '@gwdocs/core'

/** What a page says of itself to scripts. */
export type PageData = {
  readonly shell: ShellModel
  readonly buildId: string
}

/** Reads a page's embedded data; undefined where a document is no page of ours. */
export function readPageData(page: Document): PageData | undefined {
  const text = page.getElementById('gw-page-data')?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}
