import type { Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Emphasis, Root as Markdown, Strong } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { type Info, type State, toMarkdown } from 'mdast-util-to-markdown'
import { visit } from '../parse/tree/visit.ts'
import { absoluteUrl } from '../feeds/absolute-attributes.ts'
import { elementHandlers } from './element-handlers.ts'
import { plainTree } from './plain-tree.ts'

/**
 * The text of a page as Markdown (CommonMark with GFM and `$` for formulas), which needs nothing
 * but itself: links are absolute.
 *
 * In: the finished tree, so that partials and snippets are there and hidden lines are not.
 */
export function contentMarkdown(root: Root, pageUrl: string): string {
  return writeMarkdown(contentTree(root, pageUrl))
}

/** The same, as a tree. */
export function contentTree(root: Root, pageUrl: string): Markdown {
  const tree = toMdast(plainTree(root), {
    document: true,
    handlers: elementHandlers,
  }) as Markdown
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image')
      node.url = absoluteUrl(node.url, pageUrl)
  })
  return tree
}

export function writeMarkdown(tree: Markdown): string {
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
    handlers: { strong: marked('**'), emphasis: marked('*') },
  })
}

/**
 * Marks without character references around them: beside Chinese text and punctuation the
 * library would write `&#x…;` for readers of Markdown that know no more than CommonMark.
 */
function marked(mark: string) {
  return (
    node: Emphasis | Strong,
    _: unknown,
    state: State,
    info: Info,
  ): string => {
    const exit = state.enter(node.type)
    const tracker = state.createTracker(info)
    tracker.move(mark)
    const text = state.containerPhrasing(node, {
      before: mark,
      after: mark,
      ...tracker.current(),
    })
    exit()
    return mark + text + mark
  }
}
