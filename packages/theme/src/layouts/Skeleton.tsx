import type { ReactNode } from 'react'
import type { PageModel } from '@gwdocs/core'
import { Announcement } from '../replaceable/Announcement.ts'
import { Footer } from '../replaceable/Footer.ts'
import { siteMenuId } from '../components/Navbar/MenuButton.tsx'
import { mainId } from '../components/SkipLink/SkipLink.tsx'
import { SkipLink } from '../replaceable/SkipLink.ts'

const footerId = 'gw-footer'

export type SkeletonProps = {
  model: PageModel
  /** HTML of the roots that are hydrated; an empty one keeps its place. */
  roots: {
    readonly navbar: string
    readonly sidebar: string
    readonly toc: string
  }
  /** HTML of the main area. */
  main: string
  /** What the bar above the page says; undefined: there is none. */
  announcement?: ReactNode
}

/** The inside of `<body>`. */
export function Skeleton(props: SkeletonProps) {
  const { model, roots, main, announcement } = props
  const { messages, footer } = model
  // A page of the site may bring its own landmark: a document has one.
  const MainArea = /<main[\s>]/.test(main) ? 'div' : 'main'
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
        <MainArea
          id={mainId}
          className="gw-page-main"
          tabIndex={-1}
          dangerouslySetInnerHTML={{ __html: main }}
        />
        <div
          className="gw-page-toc"
          data-gw-root="toc"
          dangerouslySetInnerHTML={{ __html: roots.toc }}
        />
      </div>
      {/* Navigation swaps what is in here, whatever a footer of the site's own is made of. */}
      <div id={footerId}>
        <Footer footer={footer} externalLabel={messages.externalLink} />
      </div>
    </>
  )
}
