import {
  type CodeSheet,
  codeStyleSheet,
  createHighlighter,
  type Diagnostic,
  type HighlightBlock,
  type HighlightedBlock,
  type HighlightedCode,
  type Highlighter,
  highlightCode,
  isKnownLanguage,
  type ParsedFile,
  readMarks,
  type ResolvedConfig,
  shownCode,
  type TokenClass,
} from '@gwdocs/core'
import { storeKey } from '../store/store-key.ts'
import type { Spill } from '../store/spill.ts'
import type { BuildCaches } from './build-options.ts'
import type { Probe } from './probe.ts'

export type HighlightedBlocks = {
  readonly highlight: HighlightBlock
  readonly styleSheet: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Coloured blocks by all that they depend on: the same block stands on many pages. */
export type HighlightCache = Map<string, CachedBlock>
type CachedBlock = HighlightedCode & HighlightedBlock

export type HighlightContext = {
  readonly caches: Pick<BuildCaches, 'highlight' | 'store' | 'spill' | 'kept'>
  readonly probe: Probe
}

/** Colours every distinct code block of a site, unless no block is another than last time. */
export function highlightBlocks(
  files: readonly ParsedFile[],
  config: ResolvedConfig,
  context: HighlightContext,
): Promise<HighlightedBlocks> {
  const blocks = files.flatMap(({ filePath, codeBlocks }) => [
    filePath,
    codeBlocks,
  ])
  return context.caches.kept.keep('highlight', [config, ...blocks], () =>
    highlightAll(files, config, context),
  )
}

/** Grammars are loaded only if there is work for them. */
async function highlightAll(
  files: readonly ParsedFile[],
  config: ResolvedConfig,
  context: HighlightContext,
): Promise<HighlightedBlocks> {
  const all = files.flatMap(({ filePath, codeBlocks }) =>
    codeBlocks.map((block) => ({ ...block, filePath })),
  )
  const { defaultLanguage } = config.theme.code
  const languageOf = ({ language }: Block) => language ?? defaultLanguage
  const keyOf = blockKeys(
    new Set(all.flatMap((block) => languageOf(block) ?? [])),
    config,
  )
  const named = all.map((block) => ({
    code: block,
    language: languageOf(block),
    key: keyOf(languageOf(block), block),
  }))
  const colors = await colourMissing(named, keyOf(), { ...context, config })
  const highlight = (key: string): CachedBlock => {
    const found = recallBlock(key, context.caches)
    if (!found) throw new Error('A block of code was not found in parsing.')
    return found
  }
  const classes = new Map<string, TokenClass>()
  for (const each of named.flatMap(({ key }) => highlight(key).classes)) {
    classes.set(each.name, each)
  }
  return {
    highlight: (block) => {
      const { html, code } = highlight(keyOf(languageOf(block), block))
      return { html, code }
    },
    styleSheet: codeStyleSheet({ classes: classes.values(), ...colors }),
    diagnostics: reportLanguages(all),
  }
}

type NamedBlock = {
  readonly code: Block
  readonly language: string | undefined
  readonly key: string
}

/** Colours what is known from no earlier build. Out: the colours of the themes themselves. */
async function colourMissing(
  blocks: readonly NamedBlock[],
  colorsKey: string,
  {
    caches,
    probe,
    config,
  }: HighlightContext & { readonly config: ResolvedConfig },
): Promise<BaseColors> {
  const missing = blocks.filter(({ key }) => !recallBlock(key, caches))
  const known = caches.store?.get(colorsKey) as BaseColors | undefined
  if (missing.length === 0 && known) return known
  const highlighter = await createHighlighter({
    ...config.theme.code,
    languages: new Set(blocks.flatMap(({ language }) => language ?? [])),
  })
  for (const block of missing) {
    if (caches.highlight.has(block.key)) continue
    const end = probe('highlight', block.language ?? 'text')
    const made = colour(block, { config, highlighter })
    end()
    caches.store?.set(block.key, made)
    caches.highlight.set(block.key, restBlock(made, caches.spill))
  }
  const { lightColors: light, darkColors: dark } = highlighter
  const colors = { light, dark }
  caches.store?.set(colorsKey, colors)
  return colors
}

type BaseColors = Pick<CodeSheet, 'light' | 'dark'>

const toStoreKey = storeKey('highlight')

/**
 * Names blocks by what their colours depend on. Grammars may take in others, such as those of
 * the blocks within Markdown, if the site has these: so all languages are part of it.
 */
function blockKeys(languages: ReadonlySet<string>, config: ResolvedConfig) {
  const { lightTheme, darkTheme, magicComments } = config.theme.code
  const options = [[...languages].sort(), lightTheme, darkTheme, magicComments]
  const common = JSON.stringify(options)
  return (language?: string, block?: Block) =>
    toStoreKey(common, language ?? '', block?.meta ?? '', block?.code ?? '')
}

/** From this process, or from an earlier one. */
function recallBlock(
  key: string,
  { highlight, store, spill }: HighlightContext['caches'],
): CachedBlock | undefined {
  const known = highlight.get(key)
  if (known) return known
  const found = store?.get(key) as CachedBlock | undefined
  const rested = found && restBlock(found, spill)
  if (rested) highlight.set(key, rested)
  return rested
}

/** What is long waits on the disk; classes are asked for at once, and are few. */
function restBlock(
  { classes, html, code }: CachedBlock,
  spill: Spill | undefined,
): CachedBlock {
  if (!spill) return { classes, html, code }
  const texts = [html, code].map((text) => spill.put(Buffer.from(text)))
  return {
    classes,
    get html() {
      return texts[0]?.read().toString() ?? ''
    },
    get code() {
      return texts[1]?.read().toString() ?? ''
    },
  }
}

type Colour = {
  readonly config: ResolvedConfig
  readonly highlighter: Highlighter
}

function colour(
  { code: block, language }: NamedBlock,
  { config, highlighter }: Colour,
): CachedBlock {
  const { magicComments } = config.theme.code
  const shown = { ...block, code: shownCode(block.code) }
  const { code, marks } = readMarks({ ...shown, magicComments })
  return { code, ...highlightCode({ code, marks, language }, highlighter) }
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
