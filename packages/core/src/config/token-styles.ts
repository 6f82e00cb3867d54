import { tokenNames } from './token-names.ts'
import type { TokensConfig } from './tokens-schema.ts'

/**
 * The rules by which a site sets tokens, in the layer of the theme's own: they win because
 * they come later. Empty where it sets none.
 */
export function tokenStyles(tokens: TokensConfig): string {
  const both = declarations(tokens, 'light')
  const dark = declarations(tokens, 'dark')
  if (both === '' && dark === '') return ''
  return `@layer gw.tokens{:root{${both}}[data-color-mode='dark']{${dark}}}\n`
}

function declarations(tokens: TokensConfig, mode: 'light' | 'dark'): string {
  return tokenNames
    .flatMap((name) => {
      const token = tokens[name]
      // The theme has another value for dark pages in places: one for both stands in both.
      const value = typeof token === 'string' ? token : token?.[mode]
      return value === undefined ? [] : [`--gw-${name}:${value}`]
    })
    .join(';')
}
