import { headField } from '../frontmatter/head-field.ts'
import { pickFields } from '../frontmatter/pick-fields.ts'
import { withBase } from '../links/href-of.ts'
import type { Route } from '../routes/route.ts'
import type { HeadTag } from '../shared/head-model.ts'
import type { Site } from './site.ts'

/** The elements that a page's front matter puts into its head; paths take the site's base. */
export function pageTags(
  { graph, config }: Site,
  route: Route | undefined,
): HeadTag[] {
  const file =
    route && 'filePath' in route ? graph.files.get(route.filePath) : undefined
  const { head = [] } = file ? pickFields(file, { head: headField }) : {}
  return head.map(({ tagName, attributes }) => ({
    tagName,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) => {
        if (value === false) return []
        const text = value === true ? '' : String(value)
        const isPath = name === 'href' && /^\/(?!\/)/.test(text)
        return [[name, isPath ? withBase(text, config) : text]]
      }),
    ),
  }))
}
