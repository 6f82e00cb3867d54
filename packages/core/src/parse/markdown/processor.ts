import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { mdxNodeTypes } from '../mdx/mdx-nodes.ts'
import { simplifyMdx } from '../mdx/simplify-mdx.ts'
import {
  rehypeCodeBlocks,
  rehypeKeepCodeMeta,
} from '../plugins/rehype-code-blocks.ts'
import { rehypeCollect } from '../plugins/rehype-collect.ts'
import { rehypeContentTitle } from '../plugins/rehype-content-title.ts'
import { rehypeHtml } from '../plugins/rehype-html.ts'
import { rehypeSlugs } from '../plugins/rehype-slugs.ts'
import { rehypeStrictHtml } from '../plugins/rehype-strict-html.ts'
import { remarkAdmonitions } from '../plugins/remark-admonitions.ts'
import { remarkContainers } from '../plugins/remark-containers.ts'
import { remarkHeadingIds } from '../plugins/remark-heading-ids.ts'
import { remarkPlainAngles } from '../plugins/remark-plain-angles.ts'
import { remarkUnravel } from '../plugins/remark-unravel.ts'
import type { MarkdownFormat } from '../source-file.ts'
import { guardPlugin, type UserPlugins } from './user-plugins.ts'

/**
 * From text to a content tree, read downwards. Each call makes a processor of its own;
 * it holds no state between files. What the site's own plugins make is held to the same
 * rules as what authors write: they run before the steps that check.
 */
export function createMarkdownProcessor(
  format: MarkdownFormat,
  plugins: UserPlugins = noPlugins,
) {
  const parser = unified().use(remarkParse)
  if (format === 'mdx') parser.use(remarkMdx)
  const toHast = parser
    .use(plugins.beforeDefaultRemark.map(guardPlugin))
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkCjkStrikethrough)
    .use(remarkContainers)
    .use(remarkAdmonitions)
    .use(remarkHeadingIds)
    .use(remarkUnravel)
    .use(remarkPlainAngles)
    .use(plugins.remark.map(guardPlugin))
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: '',
      passThrough: [...mdxNodeTypes],
    })
  toHast.use(plugins.beforeDefaultRehype.map(guardPlugin))
  toHast.use(rehypeKeepCodeMeta)
  if (format === 'md') toHast.use(rehypeHtml)
  toHast.use(plugins.rehype.map(guardPlugin)).use(rehypeCodeBlocks)
  if (format === 'mdx') toHast.use(simplifyMdx)
  return toHast
    .use(rehypeStrictHtml)
    .use(rehypeContentTitle)
    .use(rehypeSlugs)
    .use(rehypeCollect)
    .use(rehypeAutolinkHeadings, {
      behavior: 'append',
      test: ['h2', 'h3', 'h4', 'h5', 'h6'],
      properties: { className: ['gw-anchor'] },
      content: [],
    })
}

const noPlugins: UserPlugins = {
  beforeDefaultRemark: [],
  remark: [],
  beforeDefaultRehype: [],
  rehype: [],
}
