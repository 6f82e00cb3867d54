export { type AdmonitionKind, admonitionNames } from './admonition-kinds.ts'
export type { Json, JsonObject } from './json.ts'
export type { AlternateModel, HeadTag, HeadModel } from './head-model.ts'
export type {
  AnnouncementModel,
  CategoryCard,
  CategoryMain,
  DocMain,
  FooterItem,
  FooterModel,
  MainModel,
  ModuleMain,
  NotFoundMain,
  PageMain,
  PageModel,
  TagsMain,
} from './main-model.ts'
export type {
  ArchiveMain,
  AuthorModel,
  AuthorsMain,
  PostHeader,
  PostListMain,
  PostMain,
  PostSummary,
} from './blog-model.ts'
export type {
  Banner,
  ContentModel,
  Crumb,
  PagerModel,
  TagModel,
  TextLanguage,
  TranslationNotice,
  VersionNotice,
} from './page-parts.ts'
export { fenceTitle } from './fence-title.ts'
export { firstLineNumber } from './line-numbers.ts'
export { formatMessage, type MessageKey, type Messages } from './messages.ts'
export type { LinkModel } from './link-model.ts'
export type {
  LogoModel,
  MenuComponent,
  MenuHtml,
  MenuItem,
  MenuLink,
  NavbarItem,
  NavbarModel,
} from './navbar-model.ts'
export type {
  IslandModel,
  ShellMessages,
  ShellModel,
  TocItem,
} from './shell-model.ts'
export type {
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLevel,
  SidebarLevels,
  SidebarLink,
  SidebarModel,
  SidebarRest,
} from './sidebar-model.ts'
export type { ColorModeModel, DocSetInfo, SiteInfo } from './site-info.ts'
export { normalizeRoutePath, type RoutePath } from './route-path.ts'
