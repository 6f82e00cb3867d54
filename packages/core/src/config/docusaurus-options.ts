import type { KeyPath } from '../diagnostics/key-path.ts'
import { fromDocusaurusName } from './docusaurus-components.ts'

/**
 * What to do with an option of Docusaurus that has another name here, or none: teams bring
 * their config along. By path, without the numbers of list items.
 */
const advice: Readonly<Record<string, string>> = {
  presets:
    'what the classic preset was told stands in `docs`, `blog`, `pages` and `theme`',
  plugins:
    'further doc sets and blogs stand as lists in `docs` and `blog`, redirects in `redirects`',
  themes: 'there is one theme, and it is told in `theme`',
  themeConfig: 'write it as `theme`',
  staticDirectories: 'write it as `staticDirs`',
  onBrokenLinks: 'write it as `links.broken`',
  onBrokenMarkdownLinks: 'write it as `links.broken`',
  onBrokenAnchors: 'write it as `links.brokenAnchors`',
  onDuplicateRoutes: 'remove it: two pages of one address are always an error',
  organizationName: 'remove it: a build leaves publishing to your host',
  projectName: 'remove it: a build leaves publishing to your host',
  deploymentBranch: 'remove it: a build leaves publishing to your host',
  'markdown.hooks': 'write them as `links.broken` and `links.brokenImages`',
  'theme.prism': 'write it as `theme.code`',
  'theme.tableOfContents': 'write it as `theme.toc`',
  'theme.docs': 'write it as `theme.docsSidebar`',
  'theme.navbar.items.docsPluginId': 'write it as `docsId`',
  'docs.include':
    'every `.md` and `.mdx` file is read; name those that are no pages in `exclude`',
  'blog.include':
    'every `.md` and `.mdx` file is read; name those that are no pages in `exclude`',
  'pages.include': 'every page is read; name files that are none in `exclude`',
  'docs.disableVersioning': "write `onlyIncludeVersions: ['current']`",
  'docs.sidebarItemsGenerator':
    'write the items into the sidebars file, which may hold code',
  'blog.authorsMapPath': 'write it as `blog.authors`',
  'blog.truncateMarker':
    'put `<!-- truncate -->`, in MDX `{/* truncate */}`, where the summary of a post ends',
  'docs.numberPrefixParser': 'write it as `docs.numberPrefixes`',
  'blog.blogTitle': 'write it as `blog.title`',
  'blog.blogDescription': 'write it as `blog.description`',
  'blog.blogSidebarTitle': 'write it as `blog.sidebarTitle`',
  'blog.blogSidebarCount': 'write it as `blog.sidebarCount`',
  'blog.feedOptions': 'write it as `blog.feed`',
  'blog.onUntruncatedBlogPosts': 'write it as `blog.onUntruncatedPosts`',
}

/** A hint for an option of Docusaurus; undefined for any other name. */
export function docusaurusAdvice(keyPath: KeyPath): string | undefined {
  const path = keyPath.filter((key) => typeof key === 'string').join('.')
  if (Object.hasOwn(advice, path)) return advice[path]
  const [, component] = /^theme\.components\.(.+)$/.exec(path) ?? []
  const ours = component && fromDocusaurusName(component)
  return ours && `write it as \`${ours}\``
}
