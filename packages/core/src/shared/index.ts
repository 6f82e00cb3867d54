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
export { firstLineNumber } from './line-numbers.ts'
export { formatMessage, type MessageKey, type Messages } from './messages.ts'
export type {
  ColorModeModel,
  IslandModel,
  LinkModel,
  LogoModel,
  MenuComponent,
  MenuHtml,
  MenuItem,
  MenuLink,
  NavbarItem,
  NavbarModel,
  ShellMessages,
  ShellModel,
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLink,
  SidebarModel,
  DocSetInfo,
  SiteInfo,
  TocItem,
} from './page-model.ts'
export { normalizeRoutePath, type RoutePath } from './route-path.ts'
