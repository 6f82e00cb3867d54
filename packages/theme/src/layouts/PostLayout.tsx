import type { PostMain } from '@gwdocs/core'
import { Banners } from '../components/Banner/Banners.tsx'
import { PageFoot } from '../components/PageFoot/PageFoot.tsx'
import { MobileToc } from '../components/MobileToc/MobileToc.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import { PostHeader } from '../components/PostHeader/PostHeader.tsx'
import { TagList } from '../components/TagList/TagList.tsx'
import { TranslationNotice } from '../components/TranslationNotice/TranslationNotice.tsx'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { LayoutProps } from './render.ts'

export function PostLayout(props: LayoutProps<PostMain>) {
  const { main, messages, renderContent, renderInline } = props
  const { header, titleContent, hidesTitle } = main
  const isAscending = main.order === 'ascending'
  const title = { title: header.title, titleContent, hidesTitle, renderInline }
  return (
    <article className="gw-column">
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
