import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { Heading } from '../parse/parsed-file.ts'
import type { ContentModel } from '../shared/main-model.ts'
import type { TocItem } from '../shared/page-model.ts'
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

export type TocLevels = {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** The headings of a page between two levels, those of its partials among them. */
export function tocOf(
  site: Site,
  filePath: string,
  { min, max }: TocLevels = {},
): TocItem[] {
  const { minHeadingLevel, maxHeadingLevel } = site.config.theme.toc
  const lowest = min ?? minHeadingLevel
  const highest = max ?? maxHeadingLevel
  return headingsOf(site, filePath)
    .filter(({ level }) => level >= lowest && level <= highest)
    .map(({ id, text, level }) => ({ id, text, level }))
}

/** The headings of a file, with those of each partial where it is used. */
function headingsOf(
  site: Site,
  filePath: string,
  within: readonly string[] = [],
): readonly Heading[] {
  const file = site.graph.files.get(filePath)
  if (!file || within.includes(filePath)) return []
  let done = 0
  const before = file.partials.flatMap(
    ({ filePath: partial, headingIndex }) => {
      const own = file.headings.slice(done, headingIndex)
      done = headingIndex
      return [...own, ...headingsOf(site, partial, [...within, filePath])]
    },
  )
  return [...before, ...file.headings.slice(done)]
}
