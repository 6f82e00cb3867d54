import type { Element, Root } from 'hast'
import { VFile } from 'vfile'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainMessage } from './explain-message.ts'
import { explainPlugin } from './explain-plugin.ts'
import {
  type FrontMatterResult,
  splitFrontMatter,
} from './frontmatter/split-front-matter.ts'
import { isTooDeep } from './limits/depth-of.ts'
import {
  explainExcess,
  explainFailure,
  tooDeepTree,
} from './limits/explain-excess.ts'
import { findExcess } from './limits/find-excess.ts'
import { detectFormat } from './markdown/detect-format.ts'
import { countWords, excerptOf } from './markdown/excerpt.ts'
import { prepareText } from './markdown/prepare-text.ts'
import { unwrapMdxBlocks } from './markdown/unwrap-mdx-blocks.ts'
import type { ProcessorOptions } from './markdown/processor.ts'
import {
  type ParsedText,
  type ParseHelp,
  ParserFailure,
  parseText,
} from './markdown/parse-text.ts'
import { reportsOf, type UserPlugins } from './markdown/user-plugins.ts'
import type { MdxModule } from './mdx/mdx-module.ts'
import type {
  FileSummary,
  ParsedFile,
  StyleClass,
  UsedOrigin,
} from './parsed-file.ts'
import type { Collected } from './plugins/rehype-collect.ts'
import type { MarkdownFormat, ParseOptions, SourceFile } from './source-file.ts'
import { mayBeMdx } from './trust/may-be-mdx.ts'
import { reportForbiddenMdx } from './trust/report-forbidden-mdx.ts'

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
  try {
    const begun = begin(source, options, help)
    const { processor, tree, file } = begun
    return finish(begun, processor.runSync(tree, file) as Root)
  } catch (error) {
    return withoutText(source, options, error)
  }
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
  try {
    const begun = begin(source, options, { plugins, probe })
    const { processor, tree, file } = begun
    return finish(begun, (await processor.run(tree, file)) as Root)
  } catch (error) {
    return withoutText(source, options, error)
  }
}

/** The front matter of a file whose text no parser can read; anything else is a bug of ours. */
function withoutText(
  source: SourceFile,
  options: ParseOptions,
  error: unknown,
): ParsedFile {
  const { filePath } = source
  const cause =
    error instanceof RangeError
      ? tooDeepTree(filePath)
      : error instanceof ParserFailure &&
        explainFailure(filePath, error.message)
  if (!cause) throw error
  const split = leaveOut(splitFrontMatter(source), cause)
  const begun = beginWith(split, filePath, options, {})
  const { processor, tree, file } = begun
  return finish(begun, processor.runSync(tree, file) as Root)
}

/** Lines stay true for what comes after the parse. */
function leaveOut(
  split: FrontMatterResult,
  cause: Diagnostic,
): FrontMatterResult {
  const diagnostics = [...split.diagnostics, cause]
  return { ...split, body: '', diagnostics }
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
  const split = splitFrontMatter(source)
  const excess = findExcess(split.body)
  const { filePath } = source
  const kept = excess ? leaveOut(split, explainExcess(filePath, excess)) : split
  return beginWith(kept, filePath, options, more)
}

function beginWith(
  split: FrontMatterResult,
  filePath: string,
  options: ParseOptions,
  more: ParseHelp & Pick<ProcessorOptions, 'plugins'>,
): Begun {
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
    ...parseText(file, { format, options, ...more }),
  }
}

function finish(begun: Begun, content: Root): ParsedFile {
  if (isTooDeep(content)) throw new RangeError('The tree is too deep.')
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
