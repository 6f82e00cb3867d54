/**
 * Lets so much work be under way at a time, and the rest wait for its turn: a system opens only
 * so many files at once, and a large site has more.
 */
export function atATime(
  count: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = count
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
