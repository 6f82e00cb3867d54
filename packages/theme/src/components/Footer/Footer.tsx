import type { FooterItem, FooterModel } from '@gwdocs/core'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import { ItemHtml } from '../ItemLink/MenuItemView.tsx'
import { Logo } from '../Navbar/Logo.tsx'

export type FooterProps = { footer: FooterModel; externalLabel: string }

/** Columns with titles stand side by side; links without one share a row. */
export function Footer({ footer, externalLabel }: FooterProps) {
  const { columns, logo, copyright, style } = footer
  return (
    <footer className="gw-footer" data-gw-style={style}>
      <div className="gw-footer-inner">
        {columns.length > 0 && (
          <div className="gw-footer-columns">
            {columns.map((column, index) => (
              <Column
                key={column.title ?? index}
                column={column}
                externalLabel={externalLabel}
              />
            ))}
          </div>
        )}
        {logo && <FooterLogo logo={logo} style={style} />}
        {copyright && (
          <p
            className="gw-footer-copyright"
            dangerouslySetInnerHTML={{ __html: copyright }}
          />
        )}
      </div>
    </footer>
  )
}

type ColumnProps = {
  column: FooterModel['columns'][number]
  externalLabel: string
}

function Column({ column, externalLabel }: ColumnProps) {
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

type FooterLogoProps = {
  logo: NonNullable<FooterModel['logo']>
  style: FooterModel['style']
}

/** Where the footer is dark in both modes, the dark source is the fitting one. */
function FooterLogo({ logo, style }: FooterLogoProps) {
  const { href, ...sources } = logo
  const dark = { alt: logo.alt, src: logo.srcDark ?? logo.src }
  return (
    <a className="gw-footer-logo" href={href}>
      <Logo logo={style === 'dark' ? dark : sources} />
    </a>
  )
}
