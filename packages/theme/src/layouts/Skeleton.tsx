import type { ReactNode } from 'react'
import type { PageModel } from '@gwdocs/core'
import { Footer } from '../components/Footer/Footer.tsx'
import { siteMenuId } from '../components/Navbar/MenuButton.tsx'
import { mainId, SkipLink } from '../components/SkipLink/SkipLink.tsx'

export type SkeletonProps = {
  model: PageModel
  /** HTML of the roots that are hydrated; an empty one keeps its place. */
  roots: {
    readonly navbar: string
    readonly sidebar: string
    readonly toc: string
  }
  main: ReactNode
}

/** The inside of `<body>`. */
export function Skeleton({ model, roots, main }: SkeletonProps) {
  const { messages, footer } = model
  return (
    <>
      <SkipLink label={messages.skipToContent} />
      <header className="gw-header">
        <div
          data-gw-root="navbar"
          dangerouslySetInnerHTML={{ __html: roots.navbar }}
        />
      </header>
      <div id="gw-page" className="gw-page" data-gw-layout={model.main.type}>
        {/* Without script, the navbar's menu button uncovers this by `:target`. */}
        <aside
          id={siteMenuId}
          className="gw-page-sidebar"
          data-gw-root="sidebar"
          dangerouslySetInnerHTML={{ __html: roots.sidebar }}
        />
        <main id={mainId} className="gw-page-main" tabIndex={-1}>
          {main}
        </main>
        <div
          className="gw-page-toc"
          data-gw-root="toc"
          dangerouslySetInnerHTML={{ __html: roots.toc }}
        />
      </div>
      {footer && (
        <Footer footer={footer} externalLabel={messages.externalLink} />
      )}
    </>
  )
}
