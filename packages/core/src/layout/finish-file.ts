import type { Nodes, Root, RootContent } from 'hast'
import { finishContent } from '../content/finish-content.ts'
import { fillLists } from './fill-lists.ts'
import { isMdxElement, isMdxEsm } from '../parse/mdx/mdx-nodes.ts'
import { finishLink } from './finish-link.ts'
import { textMessages } from './text-messages.ts'
import type { Site } from './site.ts'

/**
 * A file's content with its links, code and labels filled in for this site, and the content
 * of static partials in place of their names. A partial that is not there, or that shows
 * itself, is reported elsewhere and left out here.
 */
export function finishFile(
  site: Site,
  filePath: string,
  within: readonly string[] = [],
): Root {
  const file = site.parsed.get(filePath)
  if (!file) throw new Error(`${filePath} was never parsed.`)
  const links = site.links.get(filePath) ?? []
  const root = finishContent({
    file,
    links: links.map((link) => finishLink(link, site)),
    highlight: site.highlight,
    messages: textMessages(site, filePath),
    foldLongerThan: site.config.theme.code.foldLongerThan || undefined,
    diagramHref: site.assets.diagramHref,
  })
  fillLists(root, site, within[0] ?? filePath)
  if (site.moduleFiles.has(filePath)) return root
  root.children = root.children.filter((node) => !isMdxEsm(node))
  const partials = file.mdxModule?.partials ?? {}
  return Object.keys(partials).length > 0
    ? insertPartials({
        node: root,
        partials,
        site,
        within: [...within, filePath],
      })
    : root
}

type InsertPartials<Node> = {
  readonly node: Node
  readonly partials: Readonly<Record<string, string>>
  readonly site: Site
  /** The files around this content, outermost first. */
  readonly within: readonly string[]
}

function insertPartials<Node extends Nodes>({
  node,
  ...context
}: InsertPartials<Node>): Node {
  const { partials, site, within } = context
  if (!('children' in node)) return node
  const children = node.children.flatMap((child): RootContent[] => {
    const partial = isMdxElement(child) ? partials[child.name ?? ''] : undefined
    if (partial === undefined)
      return [insertPartials({ node: child, ...context })]
    if (!site.parsed.has(partial) || within.includes(partial)) return []
    return finishFile(site, partial, within).children
  })
  return { ...node, children }
}
