/** Characters of Chinese and words of other languages that a reader takes in in a minute. */
const hanPerMinute = 400
const wordsPerMinute = 200

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes({
  han,
  words,
}: {
  han: number
  words: number
}): number {
  return Math.max(1, Math.ceil(han / hanPerMinute + words / wordsPerMinute))
}
