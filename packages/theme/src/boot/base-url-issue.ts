import { formatMessage, type Messages } from '@gwdocs/core/shared'

type PageText = {
  readonly shell: {
    readonly messages: Pick<Messages, 'baseUrlTitle' | 'baseUrlText'>
  }
}

/**
 * Says so where the site lies below another path than its configuration says.
 *
 * A style sheet that does not load has many causes. This is the one only if the very same
 * file is found below another folder of the page's own address.
 */
export function watchBaseUrl(): void {
  let isAsked = false
  addEventListener(
    'error',
    ({ target }) => {
      if (isAsked || !(target instanceof HTMLLinkElement)) return
      if (target.rel !== 'stylesheet') return
      isAsked = true
      void explain(new URL(target.href).pathname)
    },
    true,
  )
}

async function explain(failedPath: string): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve),
    )
  }
  const data = document.getElementById('gw-page-data')?.textContent
  const [, configured, file] = /^(.*\/)(assets\/[^/]+)$/.exec(failedPath) ?? []
  if (!data || !configured || !file) return
  const suggested = await findBaseUrl(configured, file)
  if (suggested === undefined) return
  const { messages } = (JSON.parse(data) as PageText).shell
  const text = { configured, suggested }
  showBanner(messages.baseUrlTitle, formatMessage(messages.baseUrlText, text))
}

/** The folder above the page below which the file is, shortest first. */
async function findBaseUrl(
  configured: string,
  file: string,
): Promise<string | undefined> {
  const names = location.pathname.split('/')
  for (let depth = 1; depth < names.length; depth++) {
    const base = `${names.slice(0, depth).join('/')}/`
    if (base !== configured && (await isStyleSheet(base + file))) return base
  }
  return undefined
}

/** Some hosts answer any address with a page. */
async function isStyleSheet(href: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(href)
    return ok && /css/.test(headers.get('content-type') ?? '')
  } catch {
    return false
  }
}

/** There is no style sheet now: the looks are set through the object model. */
function showBanner(title: string, text: string): void {
  const box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.append(paragraph(title), paragraph(text))
  Object.assign(box.style, {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: '1000',
    padding: '1rem 1.5rem',
    borderBlockEnd: '3px solid #b42318',
    color: '#4a0d09',
    background: '#fff1f0',
    font: '1rem/1.6 system-ui, sans-serif',
  })
  document.body.prepend(box)
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p')
  element.style.margin = '0'
  element.textContent = text
  return element
}
