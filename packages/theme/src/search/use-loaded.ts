import { useCallback, useEffect, useState } from 'react'

/** Something that is loaded; `previous` is what stood there before, while that takes its time. */
export type Loadable<Value> =
  | { readonly type: 'loading'; readonly previous?: Value | undefined }
  | { readonly type: 'ready'; readonly value: Value }
  | { readonly type: 'failed'; readonly error: unknown }

/**
 * Loads something whenever `load` is another function; undefined loads nothing. Out: how far
 * that is, and what tries once more.
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | undefined,
): readonly [Loadable<Value>, () => void] {
  const [state, setState] = useState<Loadable<Value>>({ type: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!load) {
      setState({ type: 'loading' })
      return undefined
    }
    let isWanted = true
    setState((before) => ({
      type: 'loading',
      previous:
        before.type === 'ready'
          ? before.value
          : before.type === 'loading'
            ? before.previous
            : undefined,
    }))
    load().then(
      (value) => isWanted && setState({ type: 'ready', value }),
      (error: unknown) => isWanted && setState({ type: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])
  return [state, useCallback(() => setAttempt((count) => count + 1), [])]
}

/** What can be shown of it. */
export function shownOf<Value>(state: Loadable<Value>): Value | undefined {
  if (state.type === 'ready') return state.value
  return state.type === 'loading' ? state.previous : undefined
}
