import type { Element, Root } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { VFile } from 'vfile'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainMessage } from './explain-message.ts'
import { explainPlugin } from './explain-plugin.ts'
import {
  type FrontMatterResult,
  splitFrontMatter,
} from './frontmatter/split-front-matter.ts'
import { detectFormat } from './markdown/detect-format.ts'
import { countWords, excerptOf } from './markdown/excerpt.ts'
import { prepareText } from './markdown/prepare-text.ts'
import { unwrapMdxBlocks } from './markdown/unwrap-mdx-blocks.ts'
import {
  createMarkdownProcessor,
  type ProcessorOptions,
} from './markdown/processor.ts'
import type { PluginProbe } from './markdown/probe-plugins.ts'
import { reportsOf, type UserPlugins } from './markdown/user-plugins.ts'
import { escapeAngleBracket } from './mdx/escape-angle-bracket.ts'
import type { MdxModule } from './mdx/mdx-module.ts'
import type {
  FileSummary,
  ParsedFile,
  StyleClass,
  UsedOrigin,
} from './parsed-file.ts'
import type { Collected } from './plugins/rehype-collect.ts'
import type { MarkdownFormat, ParseOptions, SourceFile } from './source-file.ts'
import { parseQuickly, type QuickParser } from './quick/parse-quickly.ts'
import { mayBeMdx } from './trust/may-be-mdx.ts'
import { reportForbiddenMdx } from './trust/report-forbidden-mdx.ts'

/** What parsing may use, and whom it tells; nothing of it changes the result. */
export type ParseHelp = {
  readonly probe?: PluginProbe | undefined
  readonly quickParser?: QuickParser | undefined
}

type StyleClasses = ReadonlyMap<string, StyleClass>

const nothing: Collected = {
  headings: [],
  anchors: [],
  links: [],
  linkRanges: [],
  codeBlocks: [],
  partials: [],
}

/**
 * Parses one content file.
 *
 * A pure function of the file and the options. Never throws for what an author wrote: a
 * file that cannot be parsed has an empty content and an error among its diagnostics.
 */
export function parseFile(
  source: SourceFile,
  options: ParseOptions,
  help: ParseHelp = {},
): ParsedFile {
  const begun = begin(source, options, help)
  const { processor, tree, file } = begun
  return finish(begun, processor.runSync(tree, file) as Root)
}

/**
 * Parses one content file with the site's own plugins, which may take their time.
 *
 * What a plugin throws is an error among the diagnostics; the content is what it left.
 */
export async function parseFileWith(
  plugins: UserPlugins,
  source: SourceFile,
  options: ParseOptions,
  { probe }: ParseHelp = {},
): Promise<ParsedFile> {
  const begun = begin(source, options, { plugins, probe })
  const { processor, tree, file } = begun
  return finish(begun, (await processor.run(tree, file)) as Root)
}

type Begun = FrontMatterResult &
  ParsedText & {
    readonly filePath: string
    readonly format: MarkdownFormat
    readonly file: VFile
  }

function begin(
  source: SourceFile,
  options: ParseOptions,
  more: ParseHelp & Pick<ProcessorOptions, 'plugins'>,
): Begun {
  const { filePath } = source
  const split = splitFrontMatter(source)
  const body = unwrapMdxBlocks(split.body)
  const { frontMatter } = split
  const wanted = detectFormat({ filePath, body, frontMatter, options })
  const isForbidden = wanted === 'mdx' && !mayBeMdx(filePath, options)
  const format = isForbidden ? 'md' : wanted
  const value = prepareText(body, format)
  const file = new VFile({ path: filePath, value, data: { frontMatter } })
  const forbidden = isForbidden ? reportForbiddenMdx(filePath, body) : []
  return {
    filePath,
    ...split,
    body,
    diagnostics: [...split.diagnostics, ...forbidden],
    format,
    file,
    ...parse(file, { format, options, ...more }),
  }
}

function finish(begun: Begun, content: Root): ParsedFile {
  const { filePath, format, file, body } = begun
  const { frontMatter, lines, diagnostics } = begun
  const collected = (file.data['collected'] as Collected | undefined) ?? nothing
  const title = file.data['contentTitle'] as string | undefined
  const mdxModule = file.data['mdxModule'] as MdxModule | undefined
  const truncateAt = findTruncation(content)
  const summary: FileSummary = {
    filePath,
    format,
    frontMatter,
    contentTitle: title,
    excerpt: excerptOf(body),
    headings: collected.headings,
    anchors: collected.anchors,
    links: collected.links,
    partials: collected.partials,
    wordCount: countWords(content),
    isTruncated: truncateAt !== undefined,
  }
  return {
    filePath,
    summary,
    content,
    titleContent: (file.data['titleElement'] as Element | undefined)?.children,
    linkRanges: collected.linkRanges,
    frontMatterLines: lines,
    codeBlocks: collected.codeBlocks,
    styleClasses: [
      ...((file.data['styleClasses'] as StyleClasses | undefined)?.values() ??
        []),
    ],
    origins: (file.data['origins'] as readonly UsedOrigin[] | undefined) ?? [],
    truncateAt,
    mdxModule,
    diagnostics: [...diagnostics, ...messagesOf(file)],
  }
}

/** More slips than this in one file are no slips. */
const maxRepairs = 100

type ParsedText = {
  readonly processor: ReturnType<typeof createMarkdownProcessor>
  readonly tree: MdastRoot
}

function parse(file: VFile, how: ProcessorOptions & ParseHelp): ParsedText {
  const processor = createMarkdownProcessor(how)
  const quick = parseQuickly(String(file.value), how)
  if (quick) return { processor, tree: quick }
  for (let repairs = 0; ; repairs++) {
    try {
      const end = how.probe?.('remarkParse')
      const tree = processor.parse(file)
      end?.()
      return { processor, tree }
    } catch (error) {
      if (!isSyntaxMessage(error)) throw error
      const repaired = escapeAngleBracket(String(file.value), error)
      if (repaired === undefined || repairs === maxRepairs) {
        file.messages.push(error)
        // There is nothing for the site's plugins to look at.
        return {
          processor: createMarkdownProcessor({ ...how, plugins: undefined }),
          tree: { type: 'root', children: [] },
        }
      }
      file.value = repaired
    }
  }
}

/** MDX reports bad syntax by throwing a message; anything else is a bug of ours. */
function isSyntaxMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'ruleId' in error && 'place' in error
}

function messagesOf(file: VFile): Diagnostic[] {
  return [
    ...file.messages.map((message) => explainMessage(message, file.path)),
    ...reportsOf(file).map((report) => explainPlugin(report, file.path)),
  ]
}

/** `<!-- truncate -->` between blocks ends a post's summary. */
function findTruncation({ children }: Root): number | undefined {
  const index = children.findIndex(
    (node) => node.type === 'comment' && node.value.trim() === 'truncate',
  )
  return index === -1 ? undefined : index
}
