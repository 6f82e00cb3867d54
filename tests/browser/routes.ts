import { readDoc, readPost } from './site-source.ts'

/** A public address, and words that its main area must have. */
export type PublicRoute = {
  readonly path: string
  readonly texts: readonly string[]
}

const docIds = {
  tutorial: [
    'tutorial/intro',
    'tutorial/quick-start',
    'tutorial/start-server',
    'tutorial/routing',
    'tutorial/request',
    'tutorial/response',
    'tutorial/binding',
    'tutorial/context',
    'tutorial/cookies',
    'tutorial/customization',
    'tutorial/error-handling',
    'tutorial/ip-adderess',
    'tutorial/static-files',
    'tutorial/template',
  ],
  api: [
    'api/slim',
    'api/router',
    'api/context',
    'api/binder',
    'api/compose',
    'api/error',
    'api/logging',
    'api/recovery',
    'api/response_writer',
    'api/nego/negotiation',
    'api/serde/serializer',
  ],
  others: [
    'intro',
    'ecosystem/cast',
    'ecosystem/env',
    'ecosystem/ini',
    'ecosystem/is',
    'ecosystem/l4g',
    'ecosystem/misc',
    'ecosystem/proc',
    'ecosystem/v',
    'middleware/manage-docs-versions',
    'middleware/translate-your-site',
  ],
}

const slugs = [
  'welcome',
  'mdx-blog-post',
  'long-blog-post',
  'first-blog-post',
] as const

type Slug = (typeof slugs)[number]

function doc(id: string): PublicRoute {
  const { title, opening } = readDoc(id)
  return { path: `/${id}`, texts: [title, opening] }
}

function post(slug: Slug): PublicRoute {
  const { title, opening } = readPost(slug)
  return { path: `/blog/${slug}`, texts: [title, opening] }
}

/** A page that lists posts. */
function listOf(path: string, ...posts: readonly Slug[]): PublicRoute {
  return { path, texts: posts.map((slug) => readPost(slug).title) }
}

/** Every address that the site promises, in groups of like size. */
export const publicRoutes: Readonly<Record<string, readonly PublicRoute[]>> = {
  tutorial: docIds.tutorial.map(doc),
  api: [
    ...docIds.api.map(doc),
    {
      path: '/category/nego',
      texts: ['内容协商（nego）', '按照客户端的偏好选择响应格式。', '内容协商'],
    },
    {
      path: '/category/nego-1',
      texts: ['序列化（serde）', 'JSON 与 XML 的编码和解码。', '编解码器'],
    },
  ],
  'other docs': docIds.others.map(doc),
  'home and blog': [
    { path: '/', texts: ['快速开始'] },
    ...slugs.map(post),
    listOf('/blog', ...slugs),
    listOf('/blog/archive', ...slugs),
    { path: '/blog/authors', texts: ['Slim 团队', 'gwdocs 团队'] },
    listOf(
      '/blog/authors/slim',
      'welcome',
      'long-blog-post',
      'first-blog-post',
    ),
    listOf('/blog/authors/all-gwdocs-articles', 'welcome', 'mdx-blog-post'),
    {
      path: '/blog/tags',
      texts: ['Docusaurus', 'Facebook', 'Hello', 'Hola'],
    },
    listOf('/blog/tags/docusaurus', 'welcome', 'mdx-blog-post'),
    listOf('/blog/tags/facebook', 'mdx-blog-post'),
    listOf('/blog/tags/hello', 'welcome', 'first-blog-post'),
    listOf('/blog/tags/hola', 'welcome', 'long-blog-post'),
  ],
}
