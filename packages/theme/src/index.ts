// The theme's own components, which a site may wrap or replace, and their props.
export { Admonition, type AdmonitionProps } from './content/Admonition.tsx'
export { Anchor, type AnchorProps } from './content/Anchor.tsx'
export {
  Announcement,
  type AnnouncementProps,
} from './components/Announcement/Announcement.tsx'
export {
  ArchiveLayout,
  type ArchiveLayoutProps,
} from './layouts/ArchiveLayout.tsx'
export { Article, type ArticleProps } from './layouts/Article.tsx'
export {
  AuthorCard,
  type AuthorCardProps,
} from './components/Author/AuthorCard.tsx'
export {
  AuthorsLayout,
  type AuthorsLayoutProps,
} from './layouts/AuthorsLayout.tsx'
export { Avatar, type AvatarProps } from './components/Author/Avatar.tsx'
export { Banners, type BannersProps } from './components/Banner/Banners.tsx'
export {
  BlogShortcuts,
  type BlogShortcutsProps,
} from './components/BlogShortcuts/BlogShortcuts.tsx'
export {
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx'
export {
  CategoryCard,
  type CategoryCardProps,
} from './components/CategoryCards/CategoryCard.tsx'
export {
  CategoryCards,
  type CategoryCardsProps,
} from './components/CategoryCards/CategoryCards.tsx'
export {
  CategoryLayout,
  type CategoryLayoutProps,
} from './layouts/CategoryLayout.tsx'
export { CodeBlock, type CodeBlockProps } from './content/CodeBlock.tsx'
export {
  ColorModeToggle,
  type ColorModeToggleProps,
} from './components/ColorModeToggle/ColorModeToggle.tsx'
export { Details, type DetailsProps } from './content/Details.tsx'
export { DocCardList, type DocCardListProps } from './content/DocCardList.tsx'
export { DocLayout, type DocLayoutProps } from './layouts/DocLayout.tsx'
export { DocList, type DocListProps } from './components/DocList/DocList.tsx'
export {
  DocTagLayout,
  type DocTagLayoutProps,
} from './layouts/DocTagLayout.tsx'
export {
  CopyPage,
  type CopyPageProps,
} from './components/CopyPage/CopyPage.tsx'
export {
  EditLink,
  type EditLinkProps,
} from './components/PageFoot/EditLink.tsx'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export {
  FooterColumn,
  type FooterColumnProps,
} from './components/Footer/FooterColumn.tsx'
export { Image, type ImageProps } from './content/Image.tsx'
export {
  LastUpdate,
  type LastUpdateProps,
} from './components/PageFoot/LastUpdate.tsx'
export {
  ListHeader,
  type ListHeaderProps,
} from './components/ListHeader/ListHeader.tsx'
export { Logo, type LogoProps } from './components/Navbar/Logo.tsx'
export {
  MobileMenu,
  type MobileMenuProps,
} from './components/MobileMenu/MobileMenu.tsx'
export {
  MobileToc,
  type MobileTocProps,
} from './components/MobileToc/MobileToc.tsx'
export { Navbar, type NavbarProps } from './components/Navbar/Navbar.tsx'
export {
  NavbarBrand,
  type NavbarBrandProps,
} from './components/Navbar/NavbarBrand.tsx'
export {
  NavbarDropdown,
  type NavbarDropdownProps,
} from './components/Dropdown/NavbarDropdown.tsx'
export {
  ItemHtml as NavbarHtml,
  type ItemHtmlProps as NavbarHtmlProps,
} from './components/ItemLink/ItemHtml.tsx'
export {
  NavbarLink,
  type NavbarLinkProps,
} from './components/Navbar/NavbarLink.tsx'
export {
  NotFound,
  type NotFoundProps,
} from './components/NotFound/NotFound.tsx'
export {
  PageFoot,
  type PageFootProps,
} from './components/PageFoot/PageFoot.tsx'
export { PageLayout, type PageLayoutProps } from './layouts/PageLayout.tsx'
export { PageTitle, type PageTitleProps } from './layouts/PageTitle.tsx'
export { Pager, type PagerProps } from './components/Pager/Pager.tsx'
export {
  PagerLink,
  type PagerLinkProps,
} from './components/Pager/PagerLink.tsx'
export {
  PostAuthor,
  type PostAuthorProps,
} from './components/Author/PostAuthor.tsx'
export {
  PostHeader,
  type PostHeaderProps,
} from './components/PostHeader/PostHeader.tsx'
export { PostItem, type PostItemProps } from './layouts/PostItem.tsx'
export { PostLayout, type PostLayoutProps } from './layouts/PostLayout.tsx'
export {
  PostListLayout,
  type PostListLayoutProps,
} from './layouts/PostListLayout.tsx'
export {
  SearchBox,
  type SearchBoxProps,
} from './components/Search/SearchBox.tsx'
export { SearchDialog, type SearchDialogProps } from './search/SearchDialog.tsx'
export { Sidebar, type SidebarProps } from './components/Sidebar/Sidebar.tsx'
export {
  SidebarCategory,
  type SidebarCategoryProps,
} from './components/Sidebar/SidebarCategory.tsx'
export {
  SidebarHtml,
  type SidebarHtmlProps,
} from './components/Sidebar/SidebarHtml.tsx'
export {
  SidebarTree,
  type SidebarTreeProps,
} from './components/Sidebar/SidebarTree.tsx'
export {
  SidebarLink,
  type SidebarLinkProps,
} from './components/Sidebar/SidebarLink.tsx'
export {
  SkipLink,
  type SkipLinkProps,
} from './components/SkipLink/SkipLink.tsx'
export {
  SocialLinks,
  type SocialLinksProps,
} from './components/Author/SocialLinks.tsx'
export { TOCInline, type TOCInlineProps } from './content/TOCInline.tsx'
export { Table, type TableProps } from './content/Table.tsx'
export { Tabs, type TabsProps } from './content/Tabs.tsx'
export { TagLinks, type TagLinksProps } from './components/TagList/TagLinks.tsx'
export { TagList, type TagListProps } from './components/TagList/TagList.tsx'
export { TagsLayout, type TagsLayoutProps } from './layouts/TagsLayout.tsx'
export { ThemedImage, type ThemedImageProps } from './content/ThemedImage.tsx'
export { Toc, type TocProps } from './components/Toc/Toc.tsx'
export { TocList, type TocListProps } from './components/Toc/TocList.tsx'
export {
  TranslationNotice,
  type TranslationNoticeProps,
} from './components/TranslationNotice/TranslationNotice.tsx'
export {
  VersionBadge,
  type VersionBadgeProps,
} from './components/VersionNotice/VersionBadge.tsx'
export {
  VersionNotice,
  type VersionNoticeProps,
} from './components/VersionNotice/VersionNotice.tsx'

// What the site's own components may ask; see README.md.
export { useIsBrowser } from './content/BrowserOnly.tsx'
export { useSite } from './content/page-context.ts'
export {
  type BaseUrlOptions,
  useBaseUrl,
  useBaseUrlUtils,
} from './compat/use-base-url.ts'
export { type ColorModeValue, useColorMode } from './compat/use-color-mode.ts'
export { translate } from './compat/translate.ts'
export { closeSearch, openSearch, useOpenSearch } from './stores/search.ts'
export { useSidebarTree } from './components/Sidebar/use-sidebar-tree.ts'
export { useActiveHeading } from './components/Toc/use-active-heading.ts'
export { usePage } from './overriding/use-page.ts'
export { closeMenu, openMenu, useIsMenuOpen } from './stores/menu.ts'
export { useIsNavbarHidden } from './stores/navbar-visibility.ts'
export { usePreferred } from './stores/preferred-version.ts'
