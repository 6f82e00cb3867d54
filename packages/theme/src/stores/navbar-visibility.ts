import { useSyncExternalStore } from 'react'
import { createStore, type Store } from './store.ts'

/** Scrolling less than this many pixels leaves the navbar as it is. */
const jitter = 4

export type ScrollStep = {
  readonly from: number
  readonly to: number
  /** Height of the navbar; above it the navbar is always shown. */
  readonly height: number
  readonly wasHidden: boolean
}

/** Whether the navbar is hidden after a scroll; all measures in pixels. */
export function isHiddenAfter({
  from,
  to,
  height,
  wasHidden,
}: ScrollStep): boolean {
  if (to <= height) return false
  return Math.abs(to - from) < jitter ? wasHidden : to > from
}

let store: Store<boolean> | undefined

export function useIsNavbarHidden(hideOnScroll: boolean): boolean {
  return useSyncExternalStore(
    hideOnScroll ? subscribe : subscribeToNothing,
    hideOnScroll ? isHidden : isShown,
    isShown,
  )
}

function isHidden(): boolean {
  return (store ??= createStore(false)).get()
}

function isShown(): boolean {
  return false
}

function subscribeToNothing(): () => void {
  return () => undefined
}

function subscribe(listener: () => void): () => void {
  const hidden = (store ??= createStore(false))
  const unsubscribe = hidden.subscribe(listener)
  let from = scrollY
  const onScroll = () => {
    const to = Math.max(0, scrollY)
    hidden.set(isHiddenAfter({ from, to, height: 64, wasHidden: hidden.get() }))
    if (Math.abs(to - from) >= jitter) from = to
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    unsubscribe()
  }
}
