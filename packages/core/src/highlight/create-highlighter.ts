import type {
  HighlighterGeneric,
  ThemeRegistrationResolved,
} from '@shikijs/types'
import {
  bundledLanguages,
  bundledThemes,
  createHighlighter as createShiki,
  createOnigurumaEngine,
} from 'shiki'
import { shareScanners } from './share-scanners.ts'
import { createThemeMatcher, type ThemeMatcher } from './theme-matcher.ts'
import type { CodeColors } from './token-class.ts'

type Grammar = ReturnType<HighlighterGeneric<never, never>['getLanguage']>

/** Grammars and two colour themes, loaded; what highlighting a block depends on. */
export type Highlighter = {
  /** Undefined where no grammar is known by this name. */
  readonly grammarFor: (language: string) => Grammar | undefined
  readonly light: ThemeMatcher
  readonly dark: ThemeMatcher
  readonly lightColors: CodeColors
  readonly darkColors: CodeColors
}

export type HighlighterOptions = {
  /** Names or aliases; unknown ones are passed over. */
  readonly languages: Iterable<string>
  readonly lightTheme: string
  readonly darkTheme: string
}

const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'ansi'])

/** Whether a language has a grammar, or needs none. */
export function isKnownLanguage(language: string): boolean {
  return plain.has(language) || language in bundledLanguages
}

export function isKnownTheme(theme: string): boolean {
  return theme in bundledThemes
}

/** Loads the grammars of the languages that a site uses, and of no others. */
export async function createHighlighter(
  options: HighlighterOptions,
): Promise<Highlighter> {
  const { lightTheme, darkTheme } = options
  const languages = [...new Set(options.languages)].filter(
    (each) => each in bundledLanguages,
  )
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  const shiki = await createShiki({
    engine: shareScanners(engine),
    langs: languages as never[],
    themes: [lightTheme, darkTheme] as never[],
  })
  return {
    grammarFor: (language) =>
      languages.includes(language)
        ? (shiki.getLanguage(language as never) as Grammar)
        : undefined,
    light: createThemeMatcher(shiki.getTheme(lightTheme)),
    dark: createThemeMatcher(shiki.getTheme(darkTheme)),
    lightColors: colorsOf(shiki.getTheme(lightTheme)),
    darkColors: colorsOf(shiki.getTheme(darkTheme)),
  }
}

function colorsOf({ fg, bg }: ThemeRegistrationResolved): CodeColors {
  return { foreground: fg, background: bg }
}
