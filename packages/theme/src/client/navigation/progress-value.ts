/** All values are fractions of the whole way. */
const minimum = 0.08
const trickleRate = 0.02

/** It never seems to be done before it is. */
const maximum = 0.994

export const startValue = minimum

/** How far the bar is one step later. */
export function trickle(value: number): number {
  return Math.min(value + trickleRate, maximum)
}
