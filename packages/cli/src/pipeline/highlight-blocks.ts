import {
  type CodeSheet,
  codeStyleSheet,
  createHighlighter,
  type Diagnostic,
  type HighlightBlock,
  type Highlighter,
  highlightCode,
  type ParsedFile,
  readMarks,
  sameAsBefore,
  type ResolvedConfig,
  shownCode,
  type TokenClass,
} from '@gwdocs/core'
import { storeKey } from '../store/store-key.ts'
import type { BuildCaches } from './build-options.ts'
import {
  type CachedBlock,
  forgetOld,
  recallBlock,
  restBlock,
} from './cached-block.ts'
import type { Probe } from './probe.ts'
import { reportLanguages } from './report-languages.ts'

export type HighlightedBlocks = {
  readonly highlight: HighlightBlock
  readonly styleSheet: string
  readonly diagnostics: readonly Diagnostic[]
}

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
  const { kept } = context.caches
  const shown = sameAsBefore(kept.keep, 'files with code', files, haveSameCode)
  return kept.keep('highlight', [config, shown], () =>
    highlightAll(shown, config, context),
  )
}

function haveSameCode(one: ParsedFile, other: ParsedFile): boolean {
  return one.codeBlocks === other.codeBlocks && one.filePath === other.filePath
}

/** Grammars are loaded only if there is work for them. */
async function highlightAll(
  files: readonly ParsedFile[],
  config: ResolvedConfig,
  context: HighlightContext,
): Promise<HighlightedBlocks> {
  const { caches } = context
  const { defaultLanguage } = config.theme.code
  const languageOf = ({ language }: Block) => language ?? defaultLanguage
  const all = files.flatMap(({ codeBlocks }) => codeBlocks)
  const languages = new Set(all.flatMap((block) => languageOf(block) ?? []))
  const { keyOf, common } = blockKeys(languages, config)
  const known = caches.kept.keep(
    'blocks of files',
    [common],
    () => new WeakMap<ParsedFile['codeBlocks'], readonly NamedBlock[]>(),
  )
  const named = files.flatMap(({ codeBlocks }) => {
    const blocks =
      known.get(codeBlocks) ??
      codeBlocks.map((block) => ({
        code: block,
        language: languageOf(block),
        key: keyOf(languageOf(block), block),
      }))
    known.set(codeBlocks, blocks)
    return blocks
  })
  const colors = await colourMissing(named, keyOf(), { ...context, config })
  const highlight = (key: string): CachedBlock => {
    const found = recallBlock(key, caches)
    if (!found) throw new Error('A block of code was not found in parsing.')
    return found
  }
  const classes = new Map<string, TokenClass>()
  for (const { key } of named)
    for (const each of highlight(key).classes) classes.set(each.name, each)
  forgetOld(caches.highlight, named)
  return {
    highlight: (block) => {
      const { html, code } = highlight(keyOf(languageOf(block), block))
      return { html, code }
    },
    styleSheet: codeStyleSheet({ classes: classes.values(), ...colors }),
    diagnostics: files.flatMap(reportLanguages),
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
  // Its grammars lie outside the heap of this process, which never gives them back.
  const highlighter = await caches.kept.keep('highlighter', [colorsKey], () =>
    createHighlighter({
      ...config.theme.code,
      languages: new Set(blocks.flatMap(({ language }) => language ?? [])),
    }),
  )
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
  return {
    common,
    keyOf: (language?: string, block?: Block) =>
      toStoreKey(common, language ?? '', block?.meta ?? '', block?.code ?? ''),
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
