import { expect } from 'vitest'
import type { Diagnostic } from '../harness/build.ts'
import { htmlTags } from '../harness/html-tags.ts'
import { anchorsOf } from './read-html.ts'
import type { SiteInput } from './site-input.ts'

export type WrittenSite = {
  readonly input: SiteInput
  /** Paths below the output folder. */
  readonly files: ReadonlySet<string>
  /** Path → HTML. */
  readonly pages: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Every address of the site in a written page is a file with that anchor, or is reported. */
export function checkWrittenLinks(site: WrittenSite): void {
  const reported = new Set(site.diagnostics.flatMap(reportedUrl))
  const base = site.input.config.baseUrl ?? '/'
  const lost: string[] = []
  for (const [path, html] of site.pages) {
    const address = `https://site.example${base}${path.replace(/(?:index)?\.html$/, '')}`
    for (const written of addressesIn(html)) {
      const url = new URL(written, address)
      const isOwn = url.href.startsWith(`https://site.example${base}`)
      if (!isOwn || isReported(url, { written, base, reported })) continue
      const file = fileAt(decodeURI(url.pathname).slice(base.length), site)
      const id = decodeURIComponent(url.hash.slice(1))
      const page = file === undefined ? undefined : site.pages.get(file)
      // What a hash means in a picture is the picture's business.
      const isThere =
        file !== undefined &&
        (id === '' || page === undefined || anchorsOf(page).has(id))
      if (!isThere) lost.push(`${path} leads to ${written}`)
    }
  }
  expect(lost).toEqual([])
}

/** Links, scripts, styles, images, feeds and the other languages of a page. */
function addressesIn(html: string): string[] {
  const values = htmlTags(html).flatMap(({ name, attributes }) => [
    ...(name === 'base' ? [] : [attributes['href']]),
    attributes['src'],
  ])
  return values.flatMap((value) =>
    value === undefined ? [] : [value.replaceAll('&amp;', '&')],
  )
}

/** As a static host answers: a file, or the page of that name. */
function fileAt(path: string, { files }: WrittenSite): string | undefined {
  const bare = path.replace(/\/$/, '')
  const names = [path, `${bare}.html`, bare === '' ? '' : `${bare}/index.html`]
  return [...names, ...(bare === '' ? ['index.html'] : [])].find((name) =>
    files.has(name),
  )
}

function reportedUrl({ code, message }: Diagnostic): string[] {
  const url = /^`([^`]*)` points nowhere/.exec(message)?.[1]
  return code.startsWith('broken-') && url !== undefined ? [bare(url)] : []
}

type Written = {
  readonly written: string
  readonly base: string
  readonly reported: ReadonlySet<string>
}

/** A report names an address as its author wrote it, or its anchor alone. */
function isReported(
  { pathname, hash }: URL,
  { written, base, reported }: Written,
): boolean {
  const inSite = `/${decodeURI(pathname).slice(base.length)}`
  // Another language shows a link of the content below a path of its own.
  const inContent = inSite.replace(/^\/(?:zh-Hans|fr|ar|en-GB)(?=\/)/, '')
  const names = [
    bare(inContent),
    bare(inContent + decodeURIComponent(hash)),
    bare(written),
    bare(decodeURI(written)),
    bare(inSite),
    bare(inSite + decodeURIComponent(hash)),
    decodeURIComponent(hash),
  ]
  return names.some((name) => name !== '' && reported.has(name))
}

function bare(address: string): string {
  const [path = '', ...hash] = decodeURI(address).split(/(?=#)/)
  return path.replace(/\/+$/, '') + hash.join('')
}
