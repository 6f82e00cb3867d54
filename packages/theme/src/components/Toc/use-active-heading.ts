import { useSyncExternalStore } from 'react'
import type { TocItem } from '@gwdocs/core'
import { findActiveHeading } from './find-active-heading.ts'

/** Headings count as read from here on: the navbar and a little air, in pixels. */
const readingLine = 112

export function useActiveHeading(
  items: readonly TocItem[],
): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readActiveHeading(items),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

function readActiveHeading(items: readonly TocItem[]): string | undefined {
  const positions = items.flatMap(({ id }) => {
    const heading = document.getElementById(id)
    return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
  })
  const { scrollHeight, clientHeight } = document.documentElement
  const canScroll = scrollHeight > clientHeight
  const isAtEnd = canScroll && scrollY + clientHeight >= scrollHeight - 2
  return findActiveHeading(positions, readingLine, isAtEnd)
}
