/** Path, below the base path, of what the watching server adds to a site. */
export const devPaths = {
  script: '__gwdocs/dev.js',
  events: '__gwdocs/events',
} as const

/**
 * Script of the watching server: loads the page again when the site was built anew, and shows
 * the diagnostics of the last build above it.
 */
export const devScript = `
const base = new URL('.', import.meta.url)
const events = new EventSource(new URL('events', base))
let build
const panel = document.createElement('pre')
panel.setAttribute('role', 'alert')
panel.className = 'gw-dev-diagnostics'
events.addEventListener('message', ({ data }) => {
  const state = JSON.parse(data)
  if (build !== undefined && build !== state.build) return location.reload()
  build = state.build
  panel.textContent = state.diagnostics
  if (state.diagnostics === '') panel.remove()
  else document.body.prepend(panel)
})
`
