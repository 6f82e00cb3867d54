import type { DocMain } from '@gwdocs/core'
import { Banners } from '../components/Banner/Banners.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { PageFoot } from '../components/PageFoot/PageFoot.tsx'
import { MobileToc } from '../components/MobileToc/MobileToc.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import { TagList } from '../components/TagList/TagList.tsx'
import { TranslationNotice } from '../components/TranslationNotice/TranslationNotice.tsx'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import {
  VersionBadge,
  VersionNotice,
} from '../components/VersionNotice/VersionNotice.tsx'
import type { LayoutProps } from './render.ts'

export function DocLayout(props: LayoutProps<DocMain>) {
  const { main, messages, renderContent, renderInline } = props
  return (
    <article className="gw-column">
      <Breadcrumbs breadcrumbs={main.breadcrumbs} messages={messages} />
      <VersionNotice notice={main.versionNotice} messages={messages} />
      <VersionBadge label={main.versionBadge} messages={messages} />
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
      <TagList tags={main.tags} label={messages.tags} />
      <PageFoot foot={main.foot} messages={messages} />
      <Pager
        pager={main.pager}
        label={messages.docsPages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </article>
  )
}
