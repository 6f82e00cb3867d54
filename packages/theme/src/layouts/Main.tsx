import type { ReactNode } from 'react'
import type { PageModel } from '@gwdocs/core'
import { ArchiveLayout } from '../replaceable/ArchiveLayout.ts'
import { AuthorsLayout } from '../replaceable/AuthorsLayout.ts'
import { CategoryLayout } from '../replaceable/CategoryLayout.ts'
import { DocLayout } from '../replaceable/DocLayout.ts'
import { DocTagLayout } from '../replaceable/DocTagLayout.ts'
import { ModuleLayout } from './ModuleLayout.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { OfflineLayout } from './OfflineLayout.tsx'
import { PageLayout } from '../replaceable/PageLayout.ts'
import { PostLayout } from '../replaceable/PostLayout.ts'
import { PostListLayout } from '../replaceable/PostListLayout.ts'
import type { Renderers } from './render.ts'
import { TagsLayout } from '../replaceable/TagsLayout.ts'

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
    case 'offline':
      return <OfflineLayout main={main} {...shared} />
  }
}
