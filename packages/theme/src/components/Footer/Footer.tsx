import type { FooterModel } from '@gwdocs/core'
import { ItemLink } from '../ItemLink/ItemLink.tsx'

export type FooterProps = { footer: FooterModel; externalLabel: string }

/** Columns with titles stand side by side; links without one share a row. */
export function Footer({ footer, externalLabel }: FooterProps) {
  const { columns, logo, copyright } = footer
  return (
    <footer className="gw-footer">
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
        {logo && <FooterLogo logo={logo} />}
        {copyright && <p className="gw-footer-copyright">{copyright}</p>}
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
        {column.links.map((link) => (
          <li key={link.href}>
            <ItemLink
              item={link}
              className="gw-footer-link"
              externalLabel={externalLabel}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer is dark in both modes, so the dark source is the fitting one. */
function FooterLogo({ logo }: { logo: NonNullable<FooterModel['logo']> }) {
  return (
    <a className="gw-footer-logo" href={logo.href}>
      <img
        src={logo.srcDark ?? logo.src}
        alt={logo.alt}
        height={36}
        loading="lazy"
      />
    </a>
  )
}
