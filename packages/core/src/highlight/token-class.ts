import { shortHash } from '../shared/short-hash.ts'
import type { TokenStyle } from './theme-matcher.ts'

export type TokenClass = {
  readonly name: string
  /** Declarations of the class, for the light and for the dark colours. */
  readonly light: string
  readonly dark: string
}

/**
 * The class of one look: the same light colour, dark colour and font style always give the
 * same name, on every page and in every build. Undefined where nothing has to be said.
 */
export function toTokenClass(
  light: TokenStyle,
  dark: TokenStyle,
): TokenClass | undefined {
  const lightRules = declarations(light)
  const darkRules = declarations(dark)
  if (lightRules === '' && darkRules === '') return undefined
  const name = `gwt-${shortHash(`${lightRules}|${darkRules}`)}`
  return { name, light: lightRules, dark: darkRules }
}

function declarations({ color, fontStyle }: TokenStyle): string {
  const lines = [
    fontStyle & 4 ? 'underline' : '',
    fontStyle & 8 ? 'line-through' : '',
  ]
  const decoration = lines.filter((each) => each !== '').join(' ')
  return [
    color === undefined ? '' : `color:${color}`,
    fontStyle & 1 ? 'font-style:italic' : '',
    fontStyle & 2 ? 'font-weight:bold' : '',
    decoration === '' ? '' : `text-decoration:${decoration}`,
  ]
    .filter((each) => each !== '')
    .join(';')
}

/** A colour theme's own text and background colours. */
export type CodeColors = {
  readonly foreground: string
  readonly background: string
}

export type CodeSheet = {
  readonly classes: Iterable<TokenClass>
  readonly light: CodeColors
  readonly dark: CodeColors
}

/** The style sheet of code: the themes' base colours, then all classes in a stable order. */
export function codeStyleSheet({ classes, light, dark }: CodeSheet): string {
  const sorted = [...classes].sort((a, b) => (a.name < b.name ? -1 : 1))
  const rules = sorted.flatMap(({ name, light, dark }) => [
    light === '' ? '' : `.${name}{${light}}`,
    dark === light
      ? ''
      : `[data-color-mode=dark] .${name}{${darkOver(light, dark)}}`,
  ])
  const base = `:root{${colorProperties(light)}}[data-color-mode=dark]{${colorProperties(dark)}}`
  return `@layer gw.components{${base}${rules.join('')}}\n`
}

function colorProperties({ foreground, background }: CodeColors): string {
  return `--gw-code-text:${foreground};--gw-code-surface:${background}`
}

/** Dark declarations, taking back what the light ones set and the dark ones do not. */
function darkOver(light: string, dark: string): string {
  const reset: Readonly<Record<string, string>> = {
    color: 'inherit',
    'font-style': 'normal',
    'font-weight': 'inherit',
    'text-decoration': 'none',
  }
  const names = (rules: string) =>
    rules.split(';').map((rule) => rule.split(':')[0] ?? '')
  const missing = names(light).filter(
    (name) => name in reset && !names(dark).includes(name),
  )
  return [dark, ...missing.map((name) => `${name}:${reset[name]}`)]
    .filter((each) => each !== '')
    .join(';')
}
