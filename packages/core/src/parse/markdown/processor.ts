import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { mdxNodeTypes } from '../mdx/mdx-nodes.ts'
import { simplifyMdx } from '../mdx/simplify-mdx.ts'
import { rehypeCodeBlocks } from '../plugins/rehype-code-blocks.ts'
import { rehypeCollect } from '../plugins/rehype-collect.ts'
import { rehypeContentTitle } from '../plugins/rehype-content-title.ts'
import { rehypeHtml } from '../plugins/rehype-html.ts'
import { rehypeStrictHtml } from '../plugins/rehype-strict-html.ts'
import { remarkAdmonitions } from '../plugins/remark-admonitions.ts'
import { remarkContainers } from '../plugins/remark-containers.ts'
import { remarkHeadingIds } from '../plugins/remark-heading-ids.ts'
import { remarkPlainAngles } from '../plugins/remark-plain-angles.ts'
import { remarkUnravel } from '../plugins/remark-unravel.ts'
import type { MarkdownFormat } from '../source-file.ts'

/**
 * From text to a content tree, read downwards. Each call makes a processor of its own;
 * it holds no state between files.
 */
export function createMarkdownProcessor(format: MarkdownFormat) {
  const parser = unified().use(remarkParse)
  if (format === 'mdx') parser.use(remarkMdx)
  const toHast = parser
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkCjkStrikethrough)
    .use(remarkContainers)
    .use(remarkAdmonitions)
    .use(remarkHeadingIds)
    .use(remarkUnravel)
    .use(remarkPlainAngles)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: '',
      passThrough: [...mdxNodeTypes],
    })
  // Before HTML is read: the meta text of a code block would not outlive that.
  toHast.use(rehypeCodeBlocks)
  if (format === 'md') toHast.use(rehypeHtml)
  if (format === 'mdx') toHast.use(simplifyMdx)
  return toHast
    .use(rehypeStrictHtml)
    .use(rehypeContentTitle)
    .use(rehypeSlug)
    .use(rehypeCollect)
    .use(rehypeAutolinkHeadings, {
      behavior: 'append',
      test: ['h2', 'h3', 'h4', 'h5', 'h6'],
      properties: { className: ['gw-anchor'] },
      content: [],
    })
}
