import { Theme } from '@shikijs/vscode-textmate'
import type { ThemeRegistrationResolved } from '@shikijs/types'

/** `undefined` colour: the theme's foreground. Font style: bits 1 italic, 2 bold, 4 underline, 8 struck. */
export type TokenStyle = {
  readonly color: string | undefined
  readonly fontStyle: number
}

export type ThemeMatcher = (scopes: readonly string[]) => TokenStyle

const notSet = -1

/** What a theme matches on: a scope and the ones around it. */
type ScopePath = {
  readonly scopeName: string
  readonly parent: ScopePath | null
}

/**
 * Resolves scopes to a theme's colours: the outermost scope first, each inner one over it,
 * as the editor that these themes are made for does.
 */
export function createThemeMatcher(
  theme: ThemeRegistrationResolved,
): ThemeMatcher {
  const resolver = Theme.createFromRawTheme({
    settings: [...theme.settings],
  } as never)
  const colors = resolver.getColorMap()
  const defaults = resolver.getDefaults()
  const foreground = colors[defaults.foregroundId]
  const known = new Map<string, TokenStyle>()

  const resolve = (scopes: readonly string[]): TokenStyle => {
    let path: ScopePath | null = null
    let color: string | undefined = foreground
    let fontStyle = 0
    for (const scope of scopes) {
      path = { scopeName: scope, parent: path }
      const style = resolver.match(path as Parameters<Theme['match']>[0])
      if (!style) continue
      if (style.foregroundId !== 0) color = colors[style.foregroundId]
      if ((style.fontStyle as number) !== notSet) fontStyle = style.fontStyle
    }
    return {
      color: color === foreground ? undefined : color,
      fontStyle: Math.max(fontStyle, 0),
    }
  }

  return (scopes) => {
    const key = scopes.join(' ')
    const found = known.get(key) ?? resolve(scopes)
    known.set(key, found)
    return found
  }
}
