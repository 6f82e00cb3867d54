import type { PostListMain } from '@gwdocs/core'
import { Banners } from '../components/Banner/Banners.tsx'
import { ListHeader } from '../components/ListHeader/ListHeader.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import { PostItem } from './PostItem.tsx'
import type { LayoutProps } from './render.ts'

/** The blog itself, or the posts of a tag or an author. */
export function PostListLayout(props: LayoutProps<PostListMain>) {
  const { main, messages, renderContent } = props
  const isAscending = main.order === 'ascending'
  return (
    <div className="gw-column">
      <ListHeader {...main} messages={messages} />
      <Banners banners={main.banners} messages={messages} />
      {main.posts.length === 0 && (
        <p className="gw-empty">{messages.noPosts}</p>
      )}
      {main.posts.map((post) => (
        <PostItem
          key={post.header.href}
          post={post}
          messages={messages}
          renderContent={renderContent}
        />
      ))}
      <Pager
        pager={main.pager}
        label={messages.listNavigation}
        previousLabel={isAscending ? messages.olderPosts : messages.newerPosts}
        nextLabel={isAscending ? messages.newerPosts : messages.olderPosts}
      />
    </div>
  )
}
