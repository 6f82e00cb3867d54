import type { DocMain } from '@gwdocs/core'
import { Banners } from '../replaceable/Banners.ts'
import { CopyPage } from '../replaceable/CopyPage.ts'
import { Breadcrumbs } from '../replaceable/Breadcrumbs.ts'
import { PageFoot } from '../replaceable/PageFoot.ts'
import { MobileToc } from '../replaceable/MobileToc.ts'
import { Pager } from '../replaceable/Pager.ts'
import { TagList } from '../replaceable/TagList.ts'
import { TranslationNotice } from '../replaceable/TranslationNotice.ts'
import { Article } from '../replaceable/Article.ts'
import { PageTitle } from '../replaceable/PageTitle.ts'
import { VersionBadge } from '../replaceable/VersionBadge.ts'
import { VersionNotice } from '../replaceable/VersionNotice.ts'
import type { LayoutProps } from './render.ts'

export type DocLayoutProps = LayoutProps<DocMain>

export function DocLayout(props: DocLayoutProps) {
  const { main, messages, renderContent, renderInline } = props
  return (
    <article className="gw-column">
      <CopyPage href={main.markdownHref} messages={messages} />
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
