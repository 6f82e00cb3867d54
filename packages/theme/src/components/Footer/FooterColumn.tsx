import type { FooterItem, FooterModel } from '@gwdocs/core'
import { ItemHtml } from '../ItemLink/ItemHtml.tsx'
import { ItemLink } from '../ItemLink/ItemLink.tsx'

export type FooterColumnProps = {
  column: FooterModel['columns'][number]
  externalLabel: string
}

/** Links below a title; without one they share a row. */
export function FooterColumn({ column, externalLabel }: FooterColumnProps) {
  return (
    <div
      className="gw-footer-column"
      data-gw-row={column.title ? undefined : true}
    >
      {column.title && <p className="gw-footer-title">{column.title}</p>}
      <ul className="gw-footer-list">
        {column.links.map((item, index) => (
          <li key={index}>
            <Item item={item} externalLabel={externalLabel} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ItemProps = { item: FooterItem; externalLabel: string }

function Item({ item, externalLabel }: ItemProps) {
  if ('html' in item) return <ItemHtml item={item} className="gw-footer-html" />
  return (
    <ItemLink
      item={item}
      className="gw-footer-link"
      externalLabel={externalLabel}
    />
  )
}
