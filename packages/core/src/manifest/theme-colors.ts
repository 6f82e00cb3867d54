import type { ResolvedConfig } from '../config/resolved-config.ts'

export type ThemeColors = { readonly light: string; readonly dark: string }

/** The theme's own `--gw-color-background`. */
const usual: ThemeColors = { light: '#ffffff', dark: '#0e1412' }

/** The ground of pages in both modes, which browsers show around them. */
export function themeColors({
  theme,
}: Pick<ResolvedConfig, 'theme'>): ThemeColors {
  const token = theme.tokens['color-background']
  const { light, dark } =
    typeof token === 'string' ? { light: token, dark: token } : (token ?? {})
  return {
    light: literal(light) ?? usual.light,
    dark: literal(dark) ?? literal(light) ?? usual.dark,
  }
}

/** A colour that is one anywhere: nothing that asks for another token. */
function literal(value: string | undefined): string | undefined {
  return value === undefined || /var\(/i.test(value) ? undefined : value
}
