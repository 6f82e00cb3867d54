/** Places in both lists; undefined in one of them for what was added or taken away. */
export type Step = readonly [was: number | undefined, is: number | undefined]

/** How two items go together: `equal` ones cost nothing, `alike` ones a change. */
export type Likeness = 'equal' | 'alike' | 'different'

/** More pairs than this are not weighed one by one. */
const maxPairs = 250_000

/**
 * Tells how one list became another, with as few changes as can be.
 *
 * Out: steps in the order of both lists. Lists too long to be weighed are all taken away and
 * added.
 *
 * @see Wagner and Fischer, The String-to-String Correction Problem, 1974
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  likeness: (was: Item, is: Item) => Likeness,
): Step[] {
  if (before.length * after.length > maxPairs) return allAnew(before, after)
  const pairCost = (was: number, is: number) =>
    costs[likeness(before[was] as Item, after[is] as Item)]
  const rest = restCosts(before.length, after.length, pairCost)
  const costAt = (was: number, is: number) => rest[was]?.[is] ?? Infinity
  const steps: Step[] = []
  let [was, is] = [0, 0]
  while (was < before.length || is < after.length) {
    const cost = costAt(was, is)
    if (cost === pairCostOr(was, is) + costAt(was + 1, is + 1))
      steps.push([was++, is++])
    else if (cost === 1 + costAt(was + 1, is)) steps.push([was++, undefined])
    else steps.push([undefined, is++])
  }
  return steps

  function pairCostOr(at: number, to: number): number {
    const isPair = at < before.length && to < after.length
    return isPair ? pairCost(at, to) : Infinity
  }
}

const costs: Readonly<Record<Likeness, number>> = {
  equal: 0,
  alike: 1,
  different: Infinity,
}

/** Out: for each place in both lists, the least cost of what comes from there on. */
function restCosts(
  rows: number,
  columns: number,
  pairCost: (was: number, is: number) => number,
): number[][] {
  const rest: number[][] = []
  for (let was = rows; was >= 0; was--) {
    const below = rest[was + 1]
    const row: number[] = []
    rest[was] = row
    for (let is = columns; is >= 0; is--) {
      row[is] = Math.min(
        was === rows && is === columns ? 0 : Infinity,
        1 + (below?.[is] ?? Infinity),
        1 + (row[is + 1] ?? Infinity),
        below && is < columns
          ? pairCost(was, is) + (below[is + 1] ?? Infinity)
          : Infinity,
      )
    }
  }
  return rest
}

function allAnew(
  before: readonly unknown[],
  after: readonly unknown[],
): Step[] {
  return [
    ...before.map((_, was): Step => [was, undefined]),
    ...after.map((_, is): Step => [undefined, is]),
  ]
}
