/**
 * Loads pages in frames, a few at a time, and tells which of them ran a script or could.
 *
 * Runs in the browser: it knows nothing of what stands around it. In every frame the dialogs
 * that vectors ask for put their page into `window.top.ran`.
 */
export async function findScripts(urls: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const forbidden =
    'iframe, frame, object, embed, applet, base, form, style, [is], template, script'

  // As the browser reads it: white space and the like count for nothing.
  const isScript = (address: string) =>
    URL.canParse(address, 'http://site.example') &&
    /^(?:javascript|vbscript|data):/.test(
      new URL(address, 'http://site.example').href.replace(/^data:image/, ''),
    )

  const look = (url: string, page: Document) => {
    for (const element of page.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) || name === 'srcdoc' || name === 'style')
          found.push(`${url}: ${name} of ${element.localName}`)
        const isData =
          element.localName === 'meta' || name.startsWith('data-gw')
        if (
          isScript(value) &&
          /href|src|action|data|poster|to|values/.test(name) &&
          !isData
        )
          found.push(`${url}: ${name} of ${element.localName} is a script`)
      }
    }
    for (const element of page.querySelectorAll(`main :is(${forbidden})`))
      found.push(`${url}: <${element.localName}> in the article`)
    for (const element of page.querySelectorAll('main *'))
      for (const type of ['mouseover', 'focus', 'pointerenter', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
  }

  // They need not come to life, nor look well: that would take most of the time.
  const bare = (html: string) =>
    html
      .replace(
        /<link rel="stylesheet"[^>]*>|<script type="module".*?<\/script>/g,
        '',
      )
      .replace(/ data-gw-client="[^"]*"/, '')

  const load = async (url: string) => {
    const html = await (await fetch(url)).text()
    const frame = document.createElement('iframe')
    frame.srcdoc = bare(html)
    const isLoaded = new Promise((resolve) => (frame.onload = resolve))
    document.body.append(frame)
    await isLoaded
    const page = frame.contentDocument
    if (page?.querySelector('main')) look(url, page)
    else found.push(`${url}: no page, or one of another site`)
    frame.remove()
  }

  const waiting = [...urls]
  const work = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) await load(url)
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return found
}
