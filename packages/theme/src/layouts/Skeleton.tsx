import type { ReactNode } from 'react'
import type { PageModel } from '@gwdocs/core'
import { Announcement } from '../components/Announcement/Announcement.tsx'
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
  /** What the bar above the page says; undefined: there is none. */
  announcement?: ReactNode
}

/** The inside of `<body>`. */
export function Skeleton(props: SkeletonProps) {
  const { model, roots, main, announcement } = props
  const { messages, footer } = model
  return (
    <>
      <SkipLink label={messages.skipToContent} />
      {model.announcement && (
        <Announcement
          isCloseable={model.announcement.isCloseable}
          messages={messages}
        >
          {announcement}
        </Announcement>
      )}
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
