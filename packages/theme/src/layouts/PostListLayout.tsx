import type { PostListMain } from '@gwdocs/core'
import { Banners } from '../replaceable/Banners.ts'
import { ListHeader } from '../replaceable/ListHeader.ts'
import { Pager } from '../replaceable/Pager.ts'
import { PostItem } from '../replaceable/PostItem.ts'
import type { LayoutProps } from './render.ts'

export type PostListLayoutProps = LayoutProps<PostListMain>

/** The blog itself, or the posts of a tag or an author. */
export function PostListLayout(props: PostListLayoutProps) {
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
