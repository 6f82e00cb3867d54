import { followServer } from './follow-server.ts'
import { forgetWorkers } from './forget-workers.ts'
import { pageFileName, pageStateName } from './names.ts'
import { createPanel } from './panel.ts'
import type { Told } from './problem.ts'

/**
 * Script of the watching server, no part of a built site: has the page show what was built anew,
 * and shows what is wrong with the site.
 *
 * It asks for the state of its page after each build, and after each link that was followed: the
 * page behind it may have been fetched before.
 */
const script = document.currentScript as HTMLScriptElement
const panel = createPanel()

function said(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
    ?.content
}

async function refresh(): Promise<void> {
  const { href } = location
  // A page within another one, as text of its frame, has no address of its own.
  if (!href.startsWith('http')) return
  const answer = await fetch(href, { method: 'HEAD' }).catch(() => undefined)
  const state = answer?.headers.get(pageStateName)
  const shown = said(pageStateName)
  if (!state || !shown || state === shown || href !== location.href) return
  // A page that has come to life shows what has changed, as its reader has it.
  const isLeftToUs = dispatchEvent(
    new Event('gw-refresh', { cancelable: true }),
  )
  if (isLeftToUs) location.reload()
}

let known = said(pageStateName)
new MutationObserver(() => {
  panel.turnTo(said(pageFileName))
  if (known === said(pageStateName)) return
  known = said(pageStateName)
  void refresh()
}).observe(document.head, { childList: true })

void forgetWorkers()
panel.turnTo(said(pageFileName))
followServer({
  address: new URL('events', script.src),
  setAway: panel.setAway,
  onMessage: (data) => {
    panel.tell(JSON.parse(data) as Told)
    void refresh()
  },
})
