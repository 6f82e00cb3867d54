import type { PageMain } from '@gwdocs/core'
import { Banners } from '../components/Banner/Banners.tsx'
import { MobileToc } from '../components/MobileToc/MobileToc.tsx'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { LayoutProps } from './render.ts'

/** A stand-alone Markdown page. */
export function PageLayout(props: LayoutProps<PageMain>) {
  const { main, messages, renderContent, renderInline } = props
  return (
    <article className="gw-column">
      <PageTitle {...main} renderInline={renderInline} />
      <Banners banners={main.banners} messages={messages} />
      <MobileToc items={main.toc} label={messages.onThisPage} />
      <Article>{renderContent(main.content)}</Article>
    </article>
  )
}
