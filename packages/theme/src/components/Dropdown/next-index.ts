/**
 * Which item of a list takes the focus when a key is pressed.
 *
 * In:  `index` is the item that has it, -1 when none has.
 * Out: `undefined` for keys that move nothing. Past either end it starts again.
 */
export function nextIndex(
  key: string,
  index: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
