/** How many mistakes a word of a length may hold and still be recognised. */
function mostMistakes(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The words of a vocabulary that a mistyped one may stand for: those with the fewest
 * mistakes. Neighbours that changed places are one mistake.
 */
export function findCloseWords(
  word: string,
  vocabulary: readonly string[],
): string[] {
  let best = mostMistakes(word)
  if (best === 0) return []
  let found: string[] = []
  for (const each of vocabulary) {
    if (Math.abs(each.length - word.length) > best) continue
    const mistakes = countMistakes(word, each, best)
    if (mistakes > best) continue
    if (mistakes < best) found = []
    best = mistakes
    found.push(each)
  }
  return found.slice(0, 8)
}

/** Damerau's distance of optimal string alignment; more than `most` is `most + 1`. */
export function countMistakes(a: string, b: string, most: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1]
      if (isSwapped) value = Math.min(value, (before[column - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? 0, most + 1)
}

/** Whether a word of a sorted vocabulary is `word`, or begins with it. */
export function isKnown(word: string, sorted: readonly string[]): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(word) ?? false
}
