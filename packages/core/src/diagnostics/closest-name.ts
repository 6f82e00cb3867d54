/**
 * The name that a mistyped one was most likely meant to be.
 *
 * Out: undefined where nothing is near enough: more than two characters differ, or more
 *      than a third of those after the folders that both names share.
 *
 * @see Damerau, F. (1964), optimal string alignment distance
 */
export function closestName(
  name: string,
  candidates: Iterable<string>,
): string | undefined {
  const wanted = name.toLowerCase()
  let best: string | undefined
  let bestDistance = Infinity
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    const limit = Math.min(toleranceFor(wanted, other), bestDistance - 1)
    if (Math.abs(wanted.length - other.length) > limit) continue
    const distance = editDistance(wanted, other)
    if (distance > limit) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** How far apart two names may be: `/guide/` in front of both makes them no more alike. */
function toleranceFor(a: string, b: string): number {
  let folder = 0
  for (let i = 0; i < a.length && a[i] === b[i]; i++) {
    if (a[i] === '/') folder = i + 1
  }
  const length = a.length - folder
  return length < 2 ? 0 : Math.min(Math.floor(Math.max(length, 3) / 3), 2)
}

/** How many characters to insert, delete, replace or swap with a neighbour. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      row.push(cheapestStep({ a, b, i, j, row, rows }))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

type Step = {
  a: string
  b: string
  i: number
  j: number
  row: number[]
  rows: number[][]
}

function cheapestStep({ a, b, i, j, row, rows }: Step): number {
  const at = (r: number, c: number) =>
    (r === i ? row : rows[r])?.[c] ?? Infinity
  const isSame = a[i - 1] === b[j - 1]
  const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
  return Math.min(
    at(i - 1, j) + 1,
    at(i, j - 1) + 1,
    at(i - 1, j - 1) + (isSame ? 0 : 1),
    isSwap ? at(i - 2, j - 2) + 1 : Infinity,
  )
}
