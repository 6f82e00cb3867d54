import { addStyleSheet } from '../add-style-sheet.ts'
import type { PageData } from '../page-data.ts'

/** Parts of the head that belong to one page; style sheets are handled apart. */
const ofPage =
  'meta[name]:not([name="theme-color"]), meta[property], link:not([rel~="stylesheet"]):not([rel~="modulepreload"]), script[type="application/ld+json"]'

/**
 * Why a fetched page must be loaded in full; undefined where it may be shown in place.
 *
 * @see ARCHITECTURE.md, client navigation
 */
export function fullLoadCause(
  next: Document,
  data: PageData | undefined,
  isSameBuild: (data: PageData) => boolean,
): string | undefined {
  if (!data) return 'the document is no page of this site'
  if (!isSameBuild(data)) return 'the page belongs to another deployment'
  if (next.documentElement.lang !== document.documentElement.lang)
    return 'the page is in another language'
  if (announcementOf(next) !== announcementOf(document))
    return 'the site announces something else'
  // One that counts already can only be made stricter.
  if (policyOf(next) !== policyOf(document))
    return 'the page may load something else'
  const known = new Set(scriptsOf(document))
  // The boot script and those of the whole site run already, once for a visit.
  return scriptsOf(next).every((each) => known.has(each))
    ? undefined
    : 'the head has scripts of its own'
}

function announcementOf({ documentElement }: Document): string | undefined {
  return documentElement.dataset['gwAnnouncement']
}

function policyOf({ head }: Document): string | undefined {
  return head.querySelector<HTMLMetaElement>(
    'meta[http-equiv="content-security-policy"]',
  )?.content
}

/** What each script of a head runs: its address, or its text. */
function scriptsOf({ head }: Document): string[] {
  const scripts = head.querySelectorAll<HTMLScriptElement>(
    'script:not([type="application/ld+json"])',
  )
  return [...scripts].map((each) => each.getAttribute('src') ?? each.text)
}

/** Adds the style sheets that the next page needs, and waits until they apply. */
export async function loadStyleSheets(next: Document): Promise<void> {
  const known = new Set(styleSheets(document).map(({ href }) => href))
  const missing = styleSheets(next).filter(({ href }) => !known.has(href))
  await Promise.all(missing.map(({ href }) => addStyleSheet(href)))
}

function styleSheets(page: Document): HTMLLinkElement[] {
  return [
    ...page.head.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]'),
  ]
}

/** What differs from page to page, below the body, and lies in no root. */
export const ownAreas = ['#gw-page > #gw-main', '#gw-footer'].map(
  // Content may use any id: what is meant lies where the theme puts it.
  (selector) => `body > ${selector}`,
)

/** Puts the next page's head, language and main area in place of the current ones. */
export function swapDocument(next: Document): void {
  swapSurroundings(next)
  for (const selector of ownAreas) swapElement(next, selector)
}

/** Puts the next page's head, language and kind of layout in place of the current ones. */
export function swapSurroundings(next: Document): void {
  swapHead(next)
  const { lang, dir, dataset } = next.documentElement
  Object.assign(document.documentElement, { lang, dir })
  const layout = next.getElementById('gw-page')?.dataset['gwLayout']
  const page = document.getElementById('gw-page')
  if (page && layout !== undefined) page.dataset['gwLayout'] = layout
  document.documentElement.dataset['gwClient'] = dataset['gwClient']
}

function swapHead(next: Document): void {
  document.title = next.title
  for (const element of document.head.querySelectorAll(ofPage)) element.remove()
  for (const element of next.head.querySelectorAll(ofPage)) {
    document.head.append(document.importNode(element, true))
  }
  const wanted = new Set(styleSheets(next).map(({ href }) => href))
  for (const link of styleSheets(document)) {
    if (!wanted.has(link.href)) link.remove()
  }
}

function swapElement(next: Document, selector: string): void {
  const target = document.querySelector(selector)
  const source = next.querySelector(selector)
  if (target && source && target.tagName !== source.tagName) {
    // A page with a landmark of its own has another element here.
    target.replaceWith(document.importNode(source, true))
    return
  }
  target?.replaceChildren(
    ...[...(source?.childNodes ?? [])].map((node) =>
      document.importNode(node, true),
    ),
  )
}
