import type { Root } from 'hast'
import { visit } from '../parse/tree/visit.ts'
import type { ContentModel } from '../shared/page-parts.ts'
import { finishFile } from './finish-file.ts'
import { pruneCode } from './prune-code.ts'
import type { Site } from './site.ts'

/** The whole text of a file. */
export function contentOf(site: Site, filePath: string): ContentModel {
  if (site.moduleFiles.has(filePath)) return { type: 'module', filePath }
  return { type: 'tree', root: finishFile(site, filePath) }
}

/** What a list shows of a post: the text before its marker, or all of it. */
export function excerptOf(
  site: Site,
  filePath: string,
): { content: ContentModel; isTruncated: boolean } {
  const at = site.parsed.get(filePath)?.truncateAt
  const whole = finishFile(site, filePath)
  const root = pruneCode({ ...whole, children: whole.children.slice(0, at) })
  loadLater(root)
  return {
    content: { type: 'tree', root },
    isTruncated: at !== undefined || site.moduleFiles.has(filePath),
  }
}

/** A list shows several posts: no image of one is at the top of the page. */
function loadLater(root: Root): void {
  visit(root, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') properties['loading'] = 'lazy'
  })
}
