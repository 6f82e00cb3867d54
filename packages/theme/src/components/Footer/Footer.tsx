import type { FooterModel } from '@gwdocs/core'
import { FooterColumn } from '../../replaceable/FooterColumn.ts'
import { Logo } from '../../replaceable/Logo.ts'

export type FooterProps = {
  /** What the configuration says of it; undefined where it says nothing. */
  footer?: FooterModel | undefined
  /** What a screen reader adds for a link that opens a new tab. */
  externalLabel: string
}

/** Columns with titles stand side by side; links without one share a row. */
export function Footer({ footer, externalLabel }: FooterProps) {
  if (!footer) return null
  const { columns, logo, copyright, style } = footer
  return (
    <footer className="gw-footer" data-gw-style={style}>
      <div className="gw-footer-inner">
        {columns.length > 0 && (
          <div className="gw-footer-columns">
            {columns.map((column, index) => (
              <FooterColumn
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
