import { useLayoutEffect, useRef } from 'react'
import type { SidebarLevel } from '@gwdocs/core'
import type { LevelEnd } from './known-levels.ts'

type Pressed = {
  readonly list: Element
  /** Where the pressed item of the list stands in it. */
  readonly index: number
  readonly end: LevelEnd
  readonly count: number
}

/** Told which item of the list was pressed for more, and at which end that comes in. */
export type ExpectNew = (item: Element | null, end: LevelEnd) => void

/**
 * What a reader asked for gets the focus: the control that was pressed for it may be gone, and
 * who goes by keyboard goes on from there. Who has gone elsewhere meanwhile is left alone.
 */
export function useFocusOnNew(level: SidebarLevel | undefined): ExpectNew {
  const pressed = useRef<Pressed | undefined>(undefined)
  const count = level?.items.length ?? 0
  const hasBefore = level?.before !== undefined
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.count === count) return
    const { list, index, end, count: was } = pressed.current
    pressed.current = undefined
    const added = count - was
    const at = end === 'after' ? index : added - (hasBefore ? 0 : 1)
    const { activeElement, body } = document
    if (activeElement === body || list.contains(activeElement))
      list.children[at]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [count, hasBefore])
  return (item, end) => {
    const list = item?.parentElement
    if (!item || !list) return
    const index = [...list.children].indexOf(item)
    pressed.current = { list, index, end, count }
  }
}
