const storageKey = 'gw-scroll-positions'

type Positions = Record<string, number>

/**
 * Remembers how far each entry of the history was scrolled, in pixels, so that Back and a
 * reload find the place again.
 */
export function createScrollPositions() {
  const positions = readStored()
  let current = keyOf(history.state) ?? assignKey()
  history.scrollRestoration = 'manual'
  const remember = () => {
    positions[current] = scrollY
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', () => {
    remember()
    store(positions)
  })

  return {
    /** The page is about to be replaced: scroll events tell of its position a frame late. */
    leave: remember,
    /** A new entry stands on top of the history now. */
    enterNew: () => {
      current = assignKey()
    },
    /** The reader went to an entry that was there before. Out: its position. */
    enterKnown: (): number => {
      current = keyOf(history.state) ?? assignKey()
      return positions[current] ?? 0
    },
    /** The reader went to a place of the same page. Out: its position, if it was there before. */
    enterPlace: (): number | undefined => {
      const known = keyOf(history.state)
      current = known ?? assignKey()
      return known === undefined ? undefined : positions[known]
    },
    /** Position of the entry with which this document was loaded, if it was seen before. */
    initial: (): number | undefined => positions[current],
  }
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>

function keyOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('gwKey' in state))
    return undefined
  return typeof state.gwKey === 'string' ? state.gwKey : undefined
}

function assignKey(): string {
  const gwKey = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  const state: unknown = history.state
  history.replaceState(
    { ...(typeof state === 'object' ? state : {}), gwKey },
    '',
  )
  return gwKey
}

function readStored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    return {}
  }
}

function store(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Full or forbidden: positions then last as long as the document.
  }
}
