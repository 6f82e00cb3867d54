/** Whether two lists hold the same values in the same order. */
export function areSame(
  one: readonly unknown[],
  other: readonly unknown[],
): boolean {
  return (
    one.length === other.length &&
    one.every((value, index) => Object.is(value, other[index]))
  )
}
