import GithubSlugger from 'github-slugger'
import { splitFrontMatter } from '../parse/frontmatter/split-front-matter.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { shortHash } from '../shared/short-hash.ts'

/** A part of a source that is translated as a whole. */
export type Section = {
  /** Names it in a record: the heading's id, or one of `frontMatterKey` and `introKey`. */
  readonly key: string
  /** The heading's id on the page; undefined for the first two, and for the page's title. */
  readonly id: string | undefined
  /** The heading as it is written. */
  readonly title: string
  readonly hash: string
}

/** Keys that no heading has: ids that are made from text are in lower case. */
export const frontMatterKey = '_frontMatter'
export const introKey = '_intro'

/** What a translator has to do with; the rest of the front matter is no text. */
const translatedFields = [
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'keywords',
]

/**
 * The sections of a Markdown or MDX text, in their order.
 *
 * Looks at lines alone and at no parsed tree: a hash that has been recorded must stay what it
 * is when the parser changes. Line ends, spaces at the ends of lines and blank lines do not count.
 */
export function readSections(source: SourceFile): Section[] {
  const { frontMatter, body } = splitFrontMatter(source)
  const fields = translatedFields.flatMap((key) =>
    frontMatter[key] === undefined ? [] : [[key, frontMatter[key]]],
  )
  const inFront: Section[] =
    fields.length === 0
      ? []
      : [
          {
            key: frontMatterKey,
            id: undefined,
            title: '',
            hash: shortHash(JSON.stringify(fields)),
          },
        ]
  return [...inFront, ...splitBody(body)]
}

type Open = {
  readonly heading: RawHeading | undefined
  readonly lines: string[]
}

type RawHeading = { readonly level: number; readonly text: string }

function splitBody(body: string): Section[] {
  const parts: Open[] = [{ heading: undefined, lines: [] }]
  let fence: string | undefined
  for (const line of body.split(/\r?\n/).map((each) => each.trimEnd())) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (marker && fence === undefined) fence = marker
    else if (marker && closes(line, fence)) fence = undefined
    const heading = fence === undefined ? headingOf(line) : undefined
    if (heading !== undefined) parts.push({ heading, lines: [] })
    if (line !== '') parts.at(-1)?.lines.push(line)
  }
  const slugger = new GithubSlugger()
  const used = new Set<string>()
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map((part) => toSection(part, slugger, used))
}

function closes(line: string, fence: string | undefined): boolean {
  const text = line.trim()
  return (
    fence !== undefined &&
    text.startsWith(fence) &&
    text === fence.charAt(0).repeat(text.length)
  )
}

function headingOf(line: string): RawHeading | undefined {
  const [, marks = '', text] =
    /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?$/.exec(line) ?? []
  return text === undefined ? undefined : { level: marks.length, text }
}

function toSection(
  { heading, lines }: Open,
  slugger: GithubSlugger,
  used: Set<string>,
): Section {
  const hash = shortHash(lines.join('\n'))
  if (heading === undefined)
    return { key: introKey, id: undefined, title: '', hash }
  const { level, text } = heading
  const [, title = text, own] =
    /^(.*?)\s*(?:\{#([^}]+)\}|<!--\s*#(\S+).*-->|\{\/\*\s*#(\S+).*\*\/\})?$/s
      .exec(text)
      ?.filter((each, index) => index < 2 || each !== undefined) ?? []
  const plain = title.replace(/[`*_]|\[|\]\([^)]*\)/g, '')
  const id = own ?? slugger.slug(plain)
  let key = id
  for (let count = 1; used.has(key); count++) key = `${id}-${count}`
  used.add(key)
  // The title of a page is no place on it: its top is.
  return { key, id: level === 1 ? undefined : id, title: plain, hash }
}
