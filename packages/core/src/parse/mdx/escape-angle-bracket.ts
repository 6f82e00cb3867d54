import type { VFile } from 'vfile'

type Message = VFile['messages'][number]

/**
 * Mends the commonest slip of texts that were not written for MDX: an angle bracket that
 * cannot begin a tag, as in `1<<32` or `a <= b`.
 *
 * In:  the text, and what the MDX parser said of it.
 * Out: the text with that bracket escaped; undefined where the mistake is another one.
 */
export function escapeAngleBracket(
  text: string,
  message: Message,
): string | undefined {
  const { place, ruleId } = message
  const point = place && 'offset' in place ? place : undefined
  if (ruleId !== 'unexpected-character' || point?.offset === undefined)
    return undefined
  const bracket = point.offset - 1
  if (text[bracket] !== '<' || /[a-z/>!]/i.test(text[point.offset] ?? ''))
    return undefined
  return `${text.slice(0, bracket)}\\${text.slice(bracket)}`
}
