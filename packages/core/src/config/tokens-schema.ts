import { z } from 'zod'
import { type TokenName, tokenNames } from './token-names.ts'

const cssValue = z.string().refine(isCssValue, {
  error: 'a value of CSS, such as `#0b7658` or `46rem`',
})

/** One value, which could not end its declaration and begin another one. */
function isCssValue(value: string): boolean {
  const rest = value.replace(/"[^"\\]*"|'[^'\\]*'/g, '_')
  // A comment that is not closed would take in all that follows.
  return (
    /^(?:(?!\/\*)[^;{}!"'\\@])+$/.test(rest) &&
    rest.trim() !== '' &&
    isBalanced(rest)
  )
}

function isBalanced(value: string): boolean {
  let depth = 0
  for (const each of value) {
    if (each === '(') depth++
    if (each === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** For both colour modes, or for each; what is left out stays as the theme has it. */
const token = z.union([
  cssValue,
  z.strictObject({ light: cssValue.optional(), dark: cssValue.optional() }),
])

const shape = Object.fromEntries(
  tokenNames.map((name) => [name, token.optional()]),
) as Record<TokenName, z.ZodOptional<typeof token>>

/** Name of a token, without `--gw-` → its value. */
export const tokensSchema = z.strictObject(shape)

export type TokensConfig = z.output<typeof tokensSchema>
