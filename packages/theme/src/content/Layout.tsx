import type { ReactNode } from 'react'
import { Head } from './Head.tsx'
import { useSite } from './page-context.ts'

export type LayoutProps = {
  title?: string
  description?: string
  children?: ReactNode
  /** Written by pages for another layout; navbar and footer are around every page here. */
  wrapperClassName?: string
  noFooter?: boolean
}

/**
 * `@theme/Layout` around a React page: navbar and footer are there already, so it shows its
 * children and gives the page its title and description.
 */
export function Layout(props: LayoutProps) {
  const { title, description, wrapperClassName, children } = props
  const site = useSite()
  const whole = title && site ? `${title} | ${site.title}` : title
  return (
    <>
      <Head>
        {whole && <title>{whole}</title>}
        {whole && <meta property="og:title" content={whole} />}
        {description && <meta name="description" content={description} />}
        {description && (
          <meta property="og:description" content={description} />
        )}
      </Head>
      {wrapperClassName ? (
        <div className={wrapperClassName}>{children}</div>
      ) : (
        children
      )}
    </>
  )
}
