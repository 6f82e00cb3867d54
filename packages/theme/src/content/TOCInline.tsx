import { TocList } from '../replaceable/TocList.ts'

export type TOCInlineProps = {
  /** Headings of this page or of another file. */
  toc?: readonly {
    readonly value: string
    readonly id: string
    readonly level: number
  }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
  /** Name of the list, for who listens to the page; given by the renderer. */
  label?: string
}

/** A table of contents in the text. */
export function TOCInline(props: TOCInlineProps) {
  const { toc = [], minHeadingLevel = 2, maxHeadingLevel = 3, label } = props
  const items = toc
    .filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
    .map(({ value: text, id, level }) => ({ text, id, level }))
  return (
    <nav className="gw-toc-inline" aria-label={label}>
      <TocList items={items} />
    </nav>
  )
}
