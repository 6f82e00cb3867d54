/** Path, below the base path, of what the watching server adds to a site. */
export const devPaths = {
  script: '__gwdocs/dev.js',
  events: '__gwdocs/events',
} as const

/**
 * Where a page and an answer to `HEAD` name the state of a page: a `meta` and a header. A `meta`
 * goes with the page when it is shown by following a link.
 */
export const pageState = 'gwdocs-page-state'

/**
 * Script of the watching server: has the page show what was built anew, and shows the
 * diagnostics of the last build above it.
 *
 * It asks for the state of its page after each build, and after each link that was followed: the
 * page behind it may have been fetched before.
 */
export const devScript = `
const base = new URL('.', import.meta.url)
const events = new EventSource(new URL('events', base))
const panel = document.createElement('pre')
panel.setAttribute('role', 'alert')
panel.className = 'gw-dev-diagnostics'
events.addEventListener('message', ({ data }) => {
  const { diagnostics } = JSON.parse(data)
  panel.textContent = diagnostics
  if (diagnostics === '') panel.remove()
  else document.body.prepend(panel)
  void refresh()
})

const shownState = () => document.querySelector('meta[name="${pageState}"]')?.content
async function refresh() {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  const state = answer?.headers.get('${pageState}')
  if (!state || !shownState() || state === shownState()) return
  // A page that has come to life shows what has changed, as its reader has it.
  const isLeftToUs = dispatchEvent(new Event('gw-refresh', { cancelable: true }))
  if (isLeftToUs) location.reload()
}
let known = shownState()
new MutationObserver(() => {
  if (known === shownState()) return
  known = shownState()
  void refresh()
}).observe(document.head, { childList: true })

// What a built site at this address let readers keep would stand before what is saved.
for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
  void registration.unregister()
}
`
