import type { PageMain } from '@gwdocs/core'
import { Banners } from '../components/Banner/Banners.tsx'
import { PageFoot } from '../components/PageFoot/PageFoot.tsx'
import { MobileToc } from '../components/MobileToc/MobileToc.tsx'
import { TranslationNotice } from '../components/TranslationNotice/TranslationNotice.tsx'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { LayoutProps } from './render.ts'

/** A stand-alone Markdown page. */
export function PageLayout(props: LayoutProps<PageMain>) {
  const { main, messages, renderContent, renderInline } = props
  return (
    <article className="gw-column">
      <TranslationNotice notice={main.translationNotice} messages={messages} />
      <Banners banners={main.banners} messages={messages} />
      <Article
        language={main.textLanguage}
        lead={
          <>
            <PageTitle {...main} renderInline={renderInline} />
            <MobileToc items={main.toc} label={messages.onThisPage} />
          </>
        }
      >
        {renderContent(main.content)}
      </Article>
      <PageFoot foot={main.foot} messages={messages} />
    </article>
  )
}
