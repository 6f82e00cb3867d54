const key = 'gw-recent-searches'

/** How many searches are remembered. */
const most = 6

/** What the reader looked for before, the latest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, most)
      : []
  } catch {
    return []
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(query: string): void {
  const own = query.trim()
  if (own === '') return
  write([own, ...readRecent().filter((each) => each !== own)].slice(0, most))
}

export function forgetSearches(): void {
  write([])
}

/** Without storage, nothing is remembered. */
function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    return
  }
}
