import type { TocItem } from '@gwdocs/core'
import { TocList } from '../../replaceable/TocList.ts'

export type MobileTocProps = { items: readonly TocItem[]; label: string }

/** The table of contents above an article, where there is no room beside it. */
export function MobileToc({ items, label }: MobileTocProps) {
  if (items.length === 0) return null
  return (
    <details className="gw-mobile-toc">
      <summary className="gw-mobile-toc-title">{label}</summary>
      <TocList items={items} />
    </details>
  )
}
