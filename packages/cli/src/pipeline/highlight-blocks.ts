import {
  codeStyleSheet,
  createHighlighter,
  type Diagnostic,
  type HighlightBlock,
  type HighlightedBlock,
  type HighlightedCode,
  highlightCode,
  isKnownLanguage,
  type ParsedFile,
  readMarks,
  type ResolvedConfig,
  shownCode,
  type TokenClass,
} from '@gwdocs/core'

export type HighlightedBlocks = {
  readonly highlight: HighlightBlock
  readonly styleSheet: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Blocks by language, meta and code: the same block stands on many pages, and is coloured once. */
export type HighlightCache = Map<string, CachedBlock>
type CachedBlock = HighlightedCode & HighlightedBlock

/** Colours every distinct code block of a site. */
export async function highlightBlocks(
  files: Iterable<ParsedFile>,
  config: ResolvedConfig,
  cache: HighlightCache,
): Promise<HighlightedBlocks> {
  const { lightTheme, darkTheme, defaultLanguage, magicComments } =
    config.theme.code
  const all = [...files].flatMap(({ filePath, codeBlocks }) =>
    codeBlocks.map((block) => ({ ...block, filePath })),
  )
  const languageOf = ({ language }: Block) => language ?? defaultLanguage
  const languages = new Set(all.flatMap((block) => languageOf(block) ?? []))
  const highlighter = await createHighlighter({
    languages,
    lightTheme,
    darkTheme,
  })
  const colour = (block: Block): CachedBlock => {
    const shown = { ...block, code: shownCode(block.code) }
    const { code, marks } = readMarks({ ...shown, magicComments })
    return {
      code,
      ...highlightCode(
        { code, marks, language: languageOf(block) },
        highlighter,
      ),
    }
  }
  const highlight = (block: Block): CachedBlock => {
    const key = [languageOf(block) ?? '', block.meta ?? '', block.code].join(
      '\n',
    )
    const found = cache.get(key) ?? colour(block)
    cache.set(key, found)
    return found
  }
  const classes = new Map<string, TokenClass>()
  for (const each of all.flatMap((block) => highlight(block).classes)) {
    classes.set(each.name, each)
  }
  return {
    highlight: (block) => {
      const { html, code } = highlight(block)
      return { html, code }
    },
    styleSheet: codeStyleSheet({
      classes: classes.values(),
      light: highlighter.lightColors,
      dark: highlighter.darkColors,
    }),
    diagnostics: reportLanguages(all),
  }
}

type Block = Parameters<HighlightBlock>[0]

type FoundBlock = {
  readonly filePath: string
  readonly language: string | undefined
  readonly line: number
}

/** Once for each language of a file. */
function reportLanguages(blocks: readonly FoundBlock[]): Diagnostic[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ filePath, language, line }): Diagnostic[] => {
    const key = `${filePath}\n${language ?? ''}`
    if (language === undefined || isKnownLanguage(language) || seen.has(key))
      return []
    seen.add(key)
    return [
      {
        code: 'code-language-unknown',
        severity: 'warning',
        message: `There is no grammar for the language \`${language}\`, so the code is shown without colours.`,
        hint: 'use a name that Shiki knows, or `text`.',
        place: { type: 'position', file: filePath, line, column: 1 },
      },
    ]
  })
}
