import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { remarkAdmonitions } from '../admonitions/remark-admonitions.ts'
import { remarkContainers } from '../admonitions/remark-containers.ts'
import { remarkGithubAlerts } from '../admonitions/remark-github-alerts.ts'
import { rehypeFormulas } from '../formulas/rehype-formulas.ts'
import { remarkFormulas } from '../formulas/remark-formulas.ts'
import { rehypeCheckIds } from '../headings/rehype-check-ids.ts'
import { remarkHeadingIds } from '../headings/remark-heading-ids.ts'
import { mdxNodeTypes } from '../mdx/mdx-nodes.ts'
import { rehypeSiteComponents } from '../mdx/rehype-site-components.ts'
import { simplifyMdx } from '../mdx/simplify-mdx.ts'
import {
  rehypeCodeBlocks,
  rehypeKeepCodeMeta,
} from '../code/rehype-code-blocks.ts'
import { remarkPackageManagers } from '../code/remark-package-managers.ts'
import { rehypeCollect } from '../plugins/rehype-collect.ts'
import { rehypeContentTitle } from '../plugins/rehype-content-title.ts'
import { rehypeEmptyHeaders } from '../plugins/rehype-empty-headers.ts'
import { rehypeLabelTasks } from '../plugins/rehype-label-tasks.ts'
import { rehypeHtml } from '../plugins/rehype-html.ts'
import { rehypeSlugs } from '../headings/rehype-slugs.ts'
import { rehypeOrigins } from '../plugins/rehype-origins.ts'
import { rehypeStrictHtml } from '../plugins/rehype-strict-html.ts'
import { remarkCloseTags } from '../plugins/remark-close-tags.ts'
import { remarkPlainAngles } from '../plugins/remark-plain-angles.ts'
import { remarkUnravel } from '../plugins/remark-unravel.ts'
import { remarkSnippets } from '../snippets/remark-snippets.ts'
import type { MarkdownFormat, ParseOptions } from '../source-file.ts'
import { rehypeSanitizeHtml } from '../trust/rehype-sanitize-html.ts'
import { remarkEscapeHtml } from '../trust/remark-escape-html.ts'
import { rehypeEmoji } from '../typography/rehype-emoji.ts'
import { remarkJoinHan } from '../typography/remark-join-han.ts'
import { remarkTrimAutolinks } from '../typography/remark-trim-autolinks.ts'
import { type PluginProbe, probePlugins } from './probe-plugins.ts'
import { guardPlugin, type UserPlugins } from './user-plugins.ts'

export type ProcessorOptions = {
  readonly format: MarkdownFormat
  readonly options: ParseOptions
  readonly plugins?: UserPlugins | undefined
  readonly probe?: PluginProbe | undefined
}

/**
 * From text to a content tree, read downwards. Each call makes a processor of its own;
 * it holds no state between files. What the site's own plugins make is held to the same
 * rules as what authors write: they run before the steps that check.
 */
export function createMarkdownProcessor({
  format,
  options,
  plugins = noPlugins,
  probe,
}: ProcessorOptions) {
  const { admonitions, components, anchors, emoji, html, math } = options
  const parser = unified().use(remarkParse)
  if (format === 'mdx') parser.use(remarkMdx)
  const toMdast = parser
    .use(plugins.beforeDefaultRemark.map(guardPlugin))
    .use(remarkGfm)
    .use(math ? [remarkMath, remarkFormulas] : [])
    .use(remarkCjkFriendly)
    .use(remarkCjkStrikethrough)
    .use(remarkContainers)
    .use(remarkSnippets)
    .use(remarkPackageManagers)
    .use(remarkGithubAlerts)
    .use(remarkAdmonitions, admonitions)
    .use(remarkHeadingIds)
    .use(remarkTrimAutolinks)
    .use(remarkJoinHan)
    .use(remarkUnravel)
    .use(remarkPlainAngles)
    .use(remarkCloseTags)
    .use(html === 'escape' ? [remarkEscapeHtml] : [])
    .use(plugins.remark.map(guardPlugin))
  const toHast = toMdast.use(remarkRehype, {
    allowDangerousHtml: true,
    // As on GitHub, so that links to notes from elsewhere hold.
    clobberPrefix: 'user-content-',
    passThrough: [...mdxNodeTypes],
  })
  toHast.use(plugins.beforeDefaultRehype.map(guardPlugin))
  toHast.use(rehypeKeepCodeMeta)
  if (format === 'md') toHast.use(rehypeHtml)
  if (format === 'md' && html === 'sanitize') toHast.use(rehypeSanitizeHtml)
  toHast.use(plugins.rehype.map(guardPlugin)).use(rehypeCodeBlocks)
  if (format === 'mdx')
    toHast
      .use(components ? [[rehypeSiteComponents, components]] : [])
      .use(simplifyMdx)
  toHast
    .use(math ? [rehypeFormulas] : [])
    .use(rehypeStrictHtml)
    .use(rehypeEmptyHeaders)
    .use(rehypeLabelTasks)
    .use(rehypeOrigins)
    .use(rehypeSlugs, anchors)
    .use(rehypeCheckIds)
    .use(emoji ? [rehypeEmoji] : [])
    .use(rehypeContentTitle)
    .use(rehypeCollect)
    .use(rehypeAutolinkHeadings, {
      behavior: 'append',
      test: ['h2', 'h3', 'h4', 'h5', 'h6'],
      properties: { className: ['gw-anchor'] },
      content: [],
    })
  if (probe) probePlugins(toHast, probe)
  return toHast
}

const noPlugins: UserPlugins = {
  beforeDefaultRemark: [],
  remark: [],
  beforeDefaultRehype: [],
  rehype: [],
}
