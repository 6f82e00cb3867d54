import { toString } from 'mdast-util-to-string'
import type { Root, RootContent } from 'mdast'
import { absoluteUrl } from '../layout/absolute-url.ts'
import { finishFile } from '../layout/finish-file.ts'
import { type ListedPage, listedPage } from '../layout/listed-page.ts'
import type { Site } from '../layout/site.ts'
import { toHref } from '../shared/href.ts'
import type { RouteWithText } from './copy-path.ts'
import { contentTree, writeMarkdown } from './to-markdown.ts'

/** The text of a page for who reads no HTML. */
export type PageText = Pick<ListedPage, 'title' | 'description' | 'area'> & {
  /** Address of the page itself, whole. */
  readonly url: string
  readonly markdown: string
}

/** The Markdown copy of a page that has one: else it is a bug. */
export function pageText(site: Site, route: RouteWithText): PageText {
  const listed = listedPage(site, route)
  if (!listed) throw new Error(`No list may show ${route.path}.`)
  const { title, description, area } = listed
  const url = absoluteUrl(toHref(route.permalink, site.config), site)
  const tree = contentTree(finishFile(site, route.filePath), url)
  const children = [...headOf(tree, { title, description }), ...tree.children]
  const markdown = writeMarkdown({ ...tree, children })
  return { url, title, description, area, markdown }
}

/** The title and the description, where the text does not say them itself. */
function headOf(
  { children: [first, second] }: Root,
  { title, description }: Pick<ListedPage, 'title' | 'description'>,
): RootContent[] {
  const hasTitle = first?.type === 'heading' && first.depth === 1
  const lead = hasTitle ? second : first
  const isSaid =
    !description ||
    (lead?.type === 'paragraph' && toString(lead).startsWith(description))
  const text = (value: string) => [{ type: 'text' as const, value }]
  return [
    ...(hasTitle
      ? []
      : [
          {
            type: 'heading' as const,
            depth: 1 as const,
            children: text(title),
          },
        ]),
    ...(isSaid || hasTitle
      ? []
      : [
          {
            type: 'blockquote' as const,
            children: [
              { type: 'paragraph' as const, children: text(description) },
            ],
          },
        ]),
  ]
}
