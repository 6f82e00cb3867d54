import type { SearchResults } from '@gwdocs/core/search'
import { type RefObject, useState } from 'react'
import { pageOption, sectionOption } from './list-id.ts'

export type Move = 'next' | 'previous' | 'first' | 'last'

export type ActiveOption = {
  readonly activeId: string | undefined
  readonly current: () => HTMLElement | undefined
  readonly move: (move: Move) => void
  /** The pointer moved onto an option. */
  readonly point: (id: string) => void
}

/**
 * The option that Enter opens: the best one, whenever `results` are others, until the reader
 * moves. It is worked out while rendering, so that no option is ever shown with another's state.
 */
export function useActiveOption(
  ref: RefObject<HTMLElement | null>,
  results: SearchResults | undefined,
): ActiveOption {
  const [moved, setMoved] = useState<{ of: unknown; id: string | undefined }>()
  const activeId =
    moved && moved.of === results ? moved.id : bestOption(results)
  const setActiveId = (id: string | undefined) => setMoved({ of: results, id })
  const optionsOf = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ]
  const current = () => optionsOf().find(({ id }) => id === activeId)
  const move = (way: Move) => {
    const options = optionsOf()
    const at = options.findIndex(({ id }) => id === activeId)
    const next = options[indexAfter(way, at, options.length)]
    setActiveId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  return { activeId, current, move, point: setActiveId }
}

/** The best place of the first page: the page itself, or its best section. */
export function bestOption(
  results: Pick<SearchResults, 'hits'> | undefined,
): string | undefined {
  const [hit] = results?.hits ?? []
  if (!hit) return undefined
  const [best] = hit.sections
  return best && best.id !== '' ? sectionOption(0, 0) : pageOption(0)
}

/** Beyond the last option comes the first. */
export function indexAfter(way: Move, at: number, count: number): number {
  switch (way) {
    case 'next':
      return (at + 1) % count
    case 'previous':
      return at <= 0 ? count - 1 : at - 1
    case 'first':
      return 0
    case 'last':
      return count - 1
  }
}
