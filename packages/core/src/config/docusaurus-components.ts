import type { ReplaceableName } from '../shared/replaceable.ts'

/** Components that teams know from Docusaurus under another name → ours. */
const names: Readonly<Record<string, ReplaceableName>> = {
  AnnouncementBar: 'Announcement',
  BlogArchivePage: 'ArchiveLayout',
  BlogListPage: 'PostListLayout',
  BlogListPaginator: 'Pager',
  BlogPostItem: 'PostItem',
  BlogPostPage: 'PostLayout',
  BlogPostPaginator: 'Pager',
  BlogTagsListPage: 'TagsLayout',
  DocBreadcrumbs: 'Breadcrumbs',
  DocCard: 'CategoryCard',
  DocCategoryGeneratedIndexPage: 'CategoryLayout',
  DocItem: 'DocLayout',
  DocPaginator: 'Pager',
  DocSidebar: 'Sidebar',
  DocSidebarItem: 'SidebarLink',
  DocTagDocListPage: 'DocTagLayout',
  DocTagsListPage: 'TagsLayout',
  DocVersionBadge: 'VersionBadge',
  DocVersionBanner: 'VersionNotice',
  EditThisPage: 'EditLink',
  LastUpdated: 'LastUpdate',
  MDXPage: 'PageLayout',
  NavbarItem: 'NavbarLink',
  PaginatorNavLink: 'PagerLink',
  SkipToContent: 'SkipLink',
  TOC: 'Toc',
  TOCCollapsible: 'MobileToc',
  TOCItems: 'TocList',
  TagsListInline: 'TagList',
}

/** Our component for a name of Docusaurus' classic theme; undefined where we know none. */
export function fromDocusaurusName(name: string): ReplaceableName | undefined {
  const [first = ''] = name.split('/')
  return Object.hasOwn(names, first) ? names[first] : undefined
}
