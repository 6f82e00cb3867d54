/** Where a component of the theme runs, besides in the build. */
export type ComponentPlace =
  /** In the browser on every page. */
  | 'shell'
  /** In the browser on those pages whose article is hydrated. */
  | 'content'
  /** Nowhere: it is HTML. */
  | 'page'

/** The components of the theme that a site may put its own in place of. */
export const replaceableComponents = {
  // Parts of the navbar, the sidebar and the table of contents: they run in the browser.
  ColorModeToggle: 'shell',
  Logo: 'shell',
  MobileMenu: 'shell',
  Navbar: 'shell',
  NavbarBrand: 'shell',
  NavbarDropdown: 'shell',
  NavbarHtml: 'shell',
  NavbarLink: 'shell',
  SearchBox: 'shell',
  SearchDialog: 'shell',
  Sidebar: 'shell',
  SidebarCategory: 'shell',
  SidebarHtml: 'shell',
  SidebarLink: 'shell',
  Toc: 'shell',
  TocList: 'shell',
  // Parts of an article: HTML, but for articles that are hydrated.
  Admonition: 'content',
  Anchor: 'content',
  CategoryCard: 'content',
  CategoryCards: 'content',
  CodeBlock: 'content',
  Details: 'content',
  DocCardList: 'content',
  Image: 'content',
  TOCInline: 'content',
  Table: 'content',
  Tabs: 'content',
  ThemedImage: 'content',
  // All else is HTML and nothing more.
  Announcement: 'page',
  ArchiveLayout: 'page',
  Article: 'page',
  AuthorCard: 'page',
  AuthorsLayout: 'page',
  Avatar: 'page',
  Banners: 'page',
  BlogShortcuts: 'page',
  Breadcrumbs: 'page',
  CategoryLayout: 'page',
  DocLayout: 'page',
  DocList: 'page',
  DocTagLayout: 'page',
  CopyPage: 'page',
  EditLink: 'page',
  Footer: 'page',
  FooterColumn: 'page',
  LastUpdate: 'page',
  ListHeader: 'page',
  MobileToc: 'page',
  NotFound: 'page',
  PageFoot: 'page',
  PageLayout: 'page',
  PageTitle: 'page',
  Pager: 'page',
  PagerLink: 'page',
  PostAuthor: 'page',
  PostHeader: 'page',
  PostItem: 'page',
  PostLayout: 'page',
  PostListLayout: 'page',
  SkipLink: 'page',
  SocialLinks: 'page',
  TagLinks: 'page',
  TagList: 'page',
  TagsLayout: 'page',
  TranslationNotice: 'page',
  VersionBadge: 'page',
  VersionNotice: 'page',
} as const satisfies Readonly<Record<string, ComponentPlace>>

export type ReplaceableName = keyof typeof replaceableComponents

export const replaceableNames = Object.keys(
  replaceableComponents,
).sort() as ReplaceableName[]
