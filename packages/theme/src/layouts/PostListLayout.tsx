import type { PostListMain } from '@gwdocs/core'
import { AuthorCard } from '../components/Author/AuthorCard.tsx'
import { Banners } from '../components/Banner/Banners.tsx'
import { BlogShortcuts } from '../components/BlogShortcuts/BlogShortcuts.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import { PostItem } from './PostItem.tsx'
import type { LayoutProps } from './render.ts'

/** The blog itself, or the posts of a tag or an author. */
export function PostListLayout(props: LayoutProps<PostListMain>) {
  const { main, messages, renderContent } = props
  const isAscending = main.order === 'ascending'
  return (
    <div className="gw-column">
      <ListHeader main={main} messages={messages} />
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

type ListHeaderProps = Pick<LayoutProps<PostListMain>, 'main' | 'messages'>

function ListHeader({ main, messages }: ListHeaderProps) {
  const { title, description, author, overview, shortcuts } = main
  return (
    <header className="gw-list-header">
      <h1 className="gw-page-title">{title}</h1>
      {description && <p className="gw-lead">{description}</p>}
      {shortcuts && <BlogShortcuts shortcuts={shortcuts} messages={messages} />}
      {author && <AuthorCard author={author} />}
      {overview && (
        <a className="gw-list-overview" href={overview.href}>
          {overview.label}
        </a>
      )}
    </header>
  )
}
