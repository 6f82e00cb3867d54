import type { SidebarLevels } from '@gwdocs/core'
import { readPageData } from './page-data.ts'

/** After so many milliseconds a file of a sidebar counts as failed. */
const timeout = 10_000

/**
 * The file of a sidebar. If it is gone, the site was deployed anew since the page was loaded:
 * the page as it is now knows where the file is.
 */
export async function fetchLevels(
  href: string,
  name: string,
): Promise<SidebarLevels> {
  const response = await ask(href)
  if (response.ok) return (await response.json()) as SidebarLevels
  const next = response.status === 404 ? await addressNow(name) : undefined
  if (next === undefined || next === href)
    throw new Error(`${response.status} ${href}`)
  const second = await ask(next)
  if (!second.ok) throw new Error(`${second.status} ${next}`)
  return (await second.json()) as SidebarLevels
}

/** Where the page, as it is served now, says that the file is. */
async function addressNow(name: string): Promise<string | undefined> {
  const response = await ask(location.pathname, { cache: 'no-cache' })
  const html = await response.text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const sidebar = readPageData(page)?.shell.sidebar
  return sidebar?.name === name ? sidebar.levelsHref : undefined
}

function ask(href: string, init?: RequestInit): Promise<Response> {
  return fetch(href, { ...init, signal: AbortSignal.timeout(timeout) })
}
