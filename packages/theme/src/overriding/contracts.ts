import type { ReplaceableName } from '@gwdocs/core'

/** What a component promises to whoever replaces it: which props it gets, and what they mean. */
export type Contract = {
  /** Counts up with every change of the props. */
  readonly version: number
  /** Version → what is different since the one before, and what to do about it. */
  readonly changes: Readonly<Record<number, string>>
}

const first: Contract = { version: 1, changes: {} }

/** Of layouts that hand what stands below the text to `PageFoot`. */
const withCheckedFoot: Contract = {
  version: 2,
  changes: {
    2: '`main.foot.checkedWith` is new; hand `main.foot` to `PageFoot`, or show it.',
  },
}

/** Of layouts that offer the text of the page besides. */
const withCopy: Contract = {
  version: 3,
  changes: {
    ...withCheckedFoot.changes,
    3: '`main.markdownHref` is new, the address of the page as Markdown: hand it to `CopyPage`.',
  },
}

/** Of what shows the items of the navbar. */
const withSearch: Contract = {
  version: 2,
  changes: {
    2: '`shell.search` is new, and items of the navbar may have the type `search`: show a `SearchBox` for them.',
  },
}

const cutSidebar =
  '`shell.sidebar` may hold a part of the sidebar, and names a file with the rest in `levelsHref`: show it by `SidebarTree`, which loads what a reader opens.'

/** Of what shows a sidebar, or hands it on. */
const withCutSidebar: Contract = { version: 2, changes: { 2: cutSidebar } }

/** The same, of what shows the items of the navbar. */
const withSearchAndCutSidebar: Contract = {
  version: 3,
  changes: { ...withSearch.changes, 3: cutSidebar },
}

/**
 * The contracts of all components that a site may replace. `tests/api/contracts.test.ts` fails
 * when props change and the version does not.
 */
export const contracts: Readonly<Record<ReplaceableName, Contract>> = {
  Admonition: first,
  Anchor: first,
  Announcement: first,
  ArchiveLayout: first,
  Article: first,
  AuthorCard: first,
  AuthorsLayout: first,
  Avatar: first,
  Banners: first,
  BlogShortcuts: first,
  Breadcrumbs: first,
  CategoryCard: first,
  CategoryCards: first,
  CategoryLayout: first,
  CodeBlock: first,
  ColorModeToggle: first,
  CopyPage: first,
  Details: first,
  DocCardList: first,
  DocLayout: withCopy,
  DocList: first,
  DocTagLayout: first,
  EditLink: first,
  Footer: first,
  FooterColumn: first,
  Image: first,
  LastUpdate: first,
  ListHeader: first,
  Logo: first,
  MobileMenu: withSearchAndCutSidebar,
  MobileToc: first,
  Navbar: withSearchAndCutSidebar,
  NavbarBrand: withSearch,
  NavbarDropdown: first,
  NavbarHtml: first,
  NavbarLink: first,
  NotFound: first,
  PageFoot: {
    version: 2,
    changes: {
      2: '`foot.checkedWith` is new: what the samples of the page were checked with; show it.',
    },
  },
  PageLayout: withCheckedFoot,
  PageTitle: first,
  Pager: first,
  PagerLink: first,
  PostAuthor: first,
  PostHeader: first,
  PostItem: first,
  PostLayout: withCopy,
  PostListLayout: first,
  SearchBox: first,
  SearchDialog: withCutSidebar,
  Sidebar: withCutSidebar,
  SidebarCategory: {
    version: 2,
    changes: {
      2: '`category.items` may be a part of its items, or none: show `children`, which loads the others. Whether it holds the page, `tree.holding.has(place)` says.',
    },
  },
  SidebarHtml: first,
  SidebarLink: {
    version: 2,
    changes: {
      2: '`tree.holding` is new, the places of the categories that hold the page; nothing is to be done.',
    },
  },
  SkipLink: first,
  SocialLinks: first,
  TOCInline: first,
  Table: first,
  Tabs: first,
  TagLinks: first,
  TagList: first,
  TagsLayout: first,
  ThemedImage: first,
  Toc: first,
  TocList: first,
  TranslationNotice: first,
  VersionBadge: first,
  VersionNotice: first,
}
