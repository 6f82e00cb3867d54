import type { Heading } from '../parse/parsed-file.ts'
import type { TocItem } from '../shared/shell-model.ts'
import type { Site } from './site.ts'

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
