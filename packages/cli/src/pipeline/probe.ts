/** Work of a build that counts: a step of the whole, or one of many things of a kind. */
export type WorkKind =
  'stage' | 'parse' | 'plugin' | 'highlight' | 'bundle' | 'render' | 'card'

/** Told what begins; what it returns is called when that has ended. */
export type Probe = (kind: WorkKind, name: string) => () => void

/** Nobody measures. */
export const noProbe: Probe = () => () => undefined

/** How many things a build had to do, and did not find done already. */
export type WorkCounts = {
  readonly parsed: number
  readonly highlighted: number
  readonly rendered: number
  /** Pictures for sharing. */
  readonly drawn: number
}

export type WorkCounter = {
  readonly probe: Probe
  readonly counts: () => WorkCounts
}

/** Counts the work that is done, and tells `probe` of it. */
export function countWork(probe: Probe = noProbe): WorkCounter {
  const counted = {
    ...{ parse: 0, highlight: 0, render: 0, card: 0 },
    ...{ plugin: 0, stage: 0, bundle: 0 },
  }
  return {
    probe: (kind, name) => {
      counted[kind]++
      return probe(kind, name)
    },
    counts: () => ({
      parsed: counted.parse,
      highlighted: counted.highlight,
      rendered: counted.render,
      drawn: counted.card,
    }),
  }
}
