import type { Root } from 'hast'
import { visit } from '../parse/tree/visit.ts'
import { isMdxElement, type MdxElement } from '../parse/mdx/mdx-nodes.ts'
import { attributeOf } from '../parse/mdx/value-to-estree.ts'
import type { Json, JsonObject } from '../shared/json.ts'
import { cardsAround } from './category-cards.ts'
import { tocOf } from './toc.ts'
import type { Site } from './site.ts'

/**
 * Gives `DocCardList` and `TOCInline` what they show where the author names nothing: the
 * category around the page, the headings of the page or of an imported file.
 */
export function fillLists(root: Root, site: Site, pageFile: string): void {
  visit(root, (node) => {
    if (!isMdxElement(node)) return
    if (node.name === 'DocCardList') fillCards(node, site, pageFile)
    if (node.name === 'TOCInline') fillToc(node, site, pageFile)
  })
}

function fillCards(node: MdxElement, site: Site, pageFile: string): void {
  const route = site.routes.byFile.get(pageFile)
  if (route?.type === 'doc')
    fill(node, { items: cardsAround(site, route) as readonly JsonObject[] })
}

function fillToc(node: MdxElement, site: Site, pageFile: string): void {
  const file = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'file',
  )
  const isPartial = file?.type === 'mdxJsxAttribute'
  node.attributes = node.attributes.filter((each) => each !== file)
  const { minHeadingLevel, maxHeadingLevel } = site.config.theme.toc
  fill(node, {
    toc: tocValue(site, isPartial ? String(file.value) : pageFile),
    minHeadingLevel,
    maxHeadingLevel,
    label: site.config.messages.onThisPage,
  })
}

/** What the author wrote stays. */
function fill(node: MdxElement, values: JsonObject): void {
  const own = new Set(
    node.attributes.flatMap((each) => ('name' in each ? [each.name] : [])),
  )
  const added = Object.entries(values).filter(([name]) => !own.has(name))
  node.attributes = [
    ...node.attributes,
    ...added.map(([name, value]) => attributeOf(name, value)),
  ]
}

/** The headings of a file, in the shape that content brought from elsewhere reads. */
function tocValue(site: Site, filePath: string): JsonObject[] {
  return tocOf(site, filePath, { min: 2, max: 6 }).map(
    ({ id, text: value, level }) => ({ value, id, level }),
  )
}

/** What the module of a Markdown file exports beside its component. */
export function moduleValues(
  site: Site,
  filePath: string,
): Readonly<Record<string, Json>> {
  const summary = site.graph.files.get(filePath)
  return {
    toc: tocValue(site, filePath),
    frontMatter: summary?.frontMatter ?? {},
    contentTitle: summary?.contentTitle ?? null,
  }
}
