import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Corpus } from './corpus.ts'

export type Output = {
  readonly pages: number
  readonly codeBlocks: number
  /** Spans in code blocks. */
  readonly tokens: number
  /** HTML, JS, CSS and page data. */
  readonly bytes: number
  /** The same, by the ending of the file. */
  readonly bytesOf: Readonly<Record<Ending, number>>
  readonly files: number
}

const endings = ['.html', '.js', '.mjs', '.css', '.json'] as const
type Ending = (typeof endings)[number]
const counted = new Set<string>(endings)

/** What a tool has written. */
export function readOutput(folder: string): Output {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => counted.has(extname(path)) && statSync(path).isFile())
  const html = paths.filter((path) => path.endsWith('.html'))
  let codeBlocks = 0
  let tokens = 0
  for (const path of html) {
    const blocks =
      readFileSync(path, 'utf8').match(/<pre[\s>][^]*?<\/pre>/g) ?? []
    codeBlocks += blocks.length
    for (const block of blocks) tokens += block.match(/<span/g)?.length ?? 0
  }
  const bytesOf = Object.fromEntries(
    endings.map((ending) => [ending, sizeOf(paths, ending)]),
  ) as Output['bytesOf']
  return {
    pages: html.length,
    codeBlocks,
    tokens,
    bytes: Object.values(bytesOf).reduce((sum, size) => sum + size, 0),
    bytesOf,
    files: paths.length,
  }
}

function sizeOf(paths: readonly string[], ending: Ending): number {
  return paths
    .filter((path) => extname(path) === ending)
    .reduce((sum, path) => sum + statSync(path).size, 0)
}

/** Throws unless all pages and all code are there, coloured: no time counts otherwise. */
export function checkOutput(
  tool: string,
  corpus: Corpus,
  output: Output,
): void {
  const { pages, codeBlocks, tokens } = output
  const isWhole =
    pages >= corpus.pages.length &&
    codeBlocks >= corpus.codeBlocks &&
    tokens >= corpus.codeBlocks
  if (isWhole) return
  const found = `${pages} pages, ${codeBlocks} code blocks, ${tokens} tokens`
  throw new Error(
    `${tool} wrote ${found}, of ${corpus.pages.length} pages and ${corpus.codeBlocks} blocks.`,
  )
}
