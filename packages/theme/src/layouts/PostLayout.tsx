import type { PostMain } from '@gwdocs/core'
import { Banners } from '../replaceable/Banners.ts'
import { CopyPage } from '../replaceable/CopyPage.ts'
import { PageFoot } from '../replaceable/PageFoot.ts'
import { MobileToc } from '../replaceable/MobileToc.ts'
import { Pager } from '../replaceable/Pager.ts'
import { PostHeader } from '../replaceable/PostHeader.ts'
import { TagList } from '../replaceable/TagList.ts'
import { TranslationNotice } from '../replaceable/TranslationNotice.ts'
import { Article } from '../replaceable/Article.ts'
import { PageTitle } from '../replaceable/PageTitle.ts'
import type { LayoutProps } from './render.ts'

export type PostLayoutProps = LayoutProps<PostMain>

export function PostLayout(props: PostLayoutProps) {
  const { main, messages, renderContent, renderInline } = props
  const { header, titleContent, hidesTitle } = main
  const isAscending = main.order === 'ascending'
  const title = { title: header.title, titleContent, hidesTitle, renderInline }
  return (
    <article className="gw-column">
      <CopyPage href={main.markdownHref} messages={messages} />
      <PostHeader
        header={header}
        title={<PageTitle {...title} language={main.textLanguage} />}
      />
      <TranslationNotice notice={main.translationNotice} messages={messages} />
      <Banners banners={main.banners} messages={messages} />
      <MobileToc items={main.toc} label={messages.onThisPage} />
      <Article language={main.textLanguage}>
        {renderContent(main.content)}
      </Article>
      <TagList tags={header.tags} label={messages.tags} />
      <PageFoot foot={main.foot} messages={messages} />
      <Pager
        pager={main.pager}
        label={messages.postNavigation}
        previousLabel={isAscending ? messages.olderPost : messages.newerPost}
        nextLabel={isAscending ? messages.newerPost : messages.olderPost}
      />
    </article>
  )
}
