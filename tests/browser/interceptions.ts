import type { Page, Request, Route } from '@playwright/test'

const clientBundle = /\/assets\/client-[^/]+\.js$/

/** Code of single pages; `page-0-….js`, made by the build. */
export const pageModule = /\/assets\/page-[^/]+\.js(?:\?|$)/

/** Holds requests back. Out: lets them go. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The page comes to life only when the returned function is called. */
export function holdClient(page: Page): Promise<() => void> {
  return hold(page, clientBundle)
}

/** Changes a page's HTML on its way to the browser. */
export async function changeHtml(
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(isAt(path), async (route) => {
    // The watching server is asked for the state of a page, too, which has no text.
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const before = await response.text()
    const body = change(before)
    if (body === before) throw new Error(`Nothing was changed in ${path}.`)
    await route.fulfill({ response, body })
  })
}

/** Answers otherwise where a script asks for a page; loading it in full works as ever. */
export async function answerScripts(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(isAt(path), async (route, request: Request) => {
    const isAsked =
      request.method() === 'GET' && request.resourceType() !== 'document'
    await (isAsked ? answer(route) : route.continue())
  })
}

function isAt(path: string): (url: URL) => boolean {
  return (url) => url.pathname === path
}

export type EmbeddedData = {
  readonly shell: Readonly<Record<string, unknown>>
  readonly buildId: string
}

/** Changes the data that a page brings for its scripts. */
export function changeData(
  html: string,
  change: (data: EmbeddedData) => EmbeddedData,
): string {
  return html.replace(
    /(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/s,
    (_, start: string, json: string, end: string) => {
      const data = change(JSON.parse(json) as EmbeddedData)
      return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end
    },
  )
}
