import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseXml, textOf } from '../harness/xml.ts'

/** What Docusaurus made of a locale; `k`: kind, `p`: address without base, `sm`: in the sitemap. */
type Golden = {
  readonly locale: string
  readonly baseUrl: string
  readonly prefix: string
  readonly pages: readonly {
    readonly k: string
    readonly p: string
    readonly sm?: 1
  }[]
}

export type Sitemaps = {
  readonly locale: string
  /** Addresses that ours lists, and Docusaurus', sorted. */
  readonly found: readonly string[]
  readonly wanted: readonly string[]
}

/** Pages that React code makes alone: the corpora hold only some of it, so they do not count. */
const kindsOfCode = ['page-react', 'search']

/** The sitemaps of a built site, beside those of Docusaurus. */
export function readSitemaps(goldenDir: string, siteDir: string): Sitemaps[] {
  return readdirSync(goldenDir).map((name) => {
    const { locale, baseUrl, prefix, pages } = readGolden(join(goldenDir, name))
    const sitemap = join(siteDir, prefix, 'sitemap.xml')
    const { children } = parseXml(readFileSync(sitemap, 'utf8'))
    const byCode = pages.filter(({ k }) => kindsOfCode.includes(k))
    const withoutCode = (paths: readonly string[]) =>
      paths.filter((path) => !byCode.some(({ p }) => p === path)).sort()
    const urls = children.map((url) => textOf(url, 'loc') ?? '')
    const wanted = pages.filter(({ sm }) => sm === 1)
    return {
      locale,
      found: withoutCode(urls.map((url) => addressOf(url, baseUrl))),
      wanted: withoutCode(wanted.map(({ p }) => p)),
    }
  })
}

function readGolden(path: string): Golden {
  const bytes = readFileSync(path)
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return JSON.parse(text.toString()) as Golden
}

/** As the golden files write an address: decoded, without base and trailing slash. */
function addressOf(url: string, baseUrl: string): string {
  const path = decodeURIComponent(new URL(url).pathname)
  return `/${path.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1')
}
