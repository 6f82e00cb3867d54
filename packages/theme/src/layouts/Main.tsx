import type { ReactNode } from 'react'
import type { PageModel } from '@gwdocs/core'
import { ArchiveLayout } from './ArchiveLayout.tsx'
import { AuthorsLayout } from './AuthorsLayout.tsx'
import { CategoryLayout } from './CategoryLayout.tsx'
import { DocLayout } from './DocLayout.tsx'
import { DocTagLayout } from './DocTagLayout.tsx'
import { ModuleLayout } from './ModuleLayout.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { PageLayout } from './PageLayout.tsx'
import { PostLayout } from './PostLayout.tsx'
import { PostListLayout } from './PostListLayout.tsx'
import type { Renderers } from './render.ts'
import { TagsLayout } from './TagsLayout.tsx'

export type MainProps = Renderers & { readonly model: PageModel }

/** The inside of `<main>`: one layout for each kind of page. */
export function Main({ model, ...renderers }: MainProps): ReactNode {
  const { main, messages } = model
  const shared = { messages, ...renderers }
  switch (main.type) {
    case 'doc':
      return <DocLayout main={main} {...shared} />
    case 'category':
      return <CategoryLayout main={main} {...shared} />
    case 'post':
      return <PostLayout main={main} {...shared} />
    case 'post-list':
      return <PostListLayout main={main} {...shared} />
    case 'tags':
      return <TagsLayout main={main} {...shared} />
    case 'doc-tag':
      return <DocTagLayout main={main} {...shared} />
    case 'authors':
      return <AuthorsLayout main={main} {...shared} />
    case 'archive':
      return <ArchiveLayout main={main} {...shared} />
    case 'page':
      return <PageLayout main={main} {...shared} />
    case 'module':
      return <ModuleLayout main={main} {...shared} />
    case 'not-found':
      return <NotFoundLayout main={main} {...shared} />
  }
}
