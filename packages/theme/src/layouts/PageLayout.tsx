import type { PageMain } from '@gwdocs/core'
import { Banners } from '../replaceable/Banners.ts'
import { PageFoot } from '../replaceable/PageFoot.ts'
import { MobileToc } from '../replaceable/MobileToc.ts'
import { TranslationNotice } from '../replaceable/TranslationNotice.ts'
import { Article } from '../replaceable/Article.ts'
import { PageTitle } from '../replaceable/PageTitle.ts'
import type { LayoutProps } from './render.ts'

export type PageLayoutProps = LayoutProps<PageMain>

/** A stand-alone Markdown page. */
export function PageLayout(props: PageLayoutProps) {
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
