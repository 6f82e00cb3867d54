import { type RefObject, useEffect, useState } from 'react'

export type Move = 'next' | 'previous' | 'first' | 'last'

export type ActiveOption = {
  readonly activeId: string | undefined
  readonly current: () => HTMLElement | undefined
  readonly move: (move: Move) => void
  /** The pointer moved onto an option. */
  readonly point: (id: string) => void
}

/**
 * The option that Enter opens: the best of the first page, whenever `results` are others.
 */
export function useActiveOption(
  ref: RefObject<HTMLElement | null>,
  results: unknown,
): ActiveOption {
  const [activeId, setActiveId] = useState<string>()
  const optionsOf = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ]
  useEffect(() => {
    const best = optionsOf().find(({ dataset }) => 'gwBest' in dataset)
    setActiveId(results === undefined ? undefined : best?.id)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [results])
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
