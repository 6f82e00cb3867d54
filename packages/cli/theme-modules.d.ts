/** Types of the modules by which a site's code names components: the theme's own, and those in their place. */

declare module '@theme-original/Admonition' {
  export { Admonition as default } from '@gwdocs/theme'
}
declare module '@theme-original/Anchor' {
  export { Anchor as default } from '@gwdocs/theme'
}
declare module '@theme-original/Announcement' {
  export { Announcement as default } from '@gwdocs/theme'
}
declare module '@theme-original/ArchiveLayout' {
  export { ArchiveLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/Article' {
  export { Article as default } from '@gwdocs/theme'
}
declare module '@theme-original/AuthorCard' {
  export { AuthorCard as default } from '@gwdocs/theme'
}
declare module '@theme-original/AuthorsLayout' {
  export { AuthorsLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/Avatar' {
  export { Avatar as default } from '@gwdocs/theme'
}
declare module '@theme-original/Banners' {
  export { Banners as default } from '@gwdocs/theme'
}
declare module '@theme-original/BlogShortcuts' {
  export { BlogShortcuts as default } from '@gwdocs/theme'
}
declare module '@theme-original/Breadcrumbs' {
  export { Breadcrumbs as default } from '@gwdocs/theme'
}
declare module '@theme-original/CategoryCard' {
  export { CategoryCard as default } from '@gwdocs/theme'
}
declare module '@theme-original/CategoryCards' {
  export { CategoryCards as default } from '@gwdocs/theme'
}
declare module '@theme-original/CategoryLayout' {
  export { CategoryLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/CodeBlock' {
  export { CodeBlock as default } from '@gwdocs/theme'
}
declare module '@theme-original/ColorModeToggle' {
  export { ColorModeToggle as default } from '@gwdocs/theme'
}
declare module '@theme-original/Details' {
  export { Details as default } from '@gwdocs/theme'
}
declare module '@theme-original/DocCardList' {
  export { DocCardList as default } from '@gwdocs/theme'
}
declare module '@theme-original/DocLayout' {
  export { DocLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/DocList' {
  export { DocList as default } from '@gwdocs/theme'
}
declare module '@theme-original/DocTagLayout' {
  export { DocTagLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/CopyPage' {
  export { CopyPage as default } from '@gwdocs/theme'
}
declare module '@theme-original/EditLink' {
  export { EditLink as default } from '@gwdocs/theme'
}
declare module '@theme-original/Footer' {
  export { Footer as default } from '@gwdocs/theme'
}
declare module '@theme-original/FooterColumn' {
  export { FooterColumn as default } from '@gwdocs/theme'
}
declare module '@theme-original/Image' {
  export { Image as default } from '@gwdocs/theme'
}
declare module '@theme-original/LastUpdate' {
  export { LastUpdate as default } from '@gwdocs/theme'
}
declare module '@theme-original/ListHeader' {
  export { ListHeader as default } from '@gwdocs/theme'
}
declare module '@theme-original/Logo' {
  export { Logo as default } from '@gwdocs/theme'
}
declare module '@theme-original/MobileMenu' {
  export { MobileMenu as default } from '@gwdocs/theme'
}
declare module '@theme-original/MobileToc' {
  export { MobileToc as default } from '@gwdocs/theme'
}
declare module '@theme-original/Navbar' {
  export { Navbar as default } from '@gwdocs/theme'
}
declare module '@theme-original/NavbarBrand' {
  export { NavbarBrand as default } from '@gwdocs/theme'
}
declare module '@theme-original/NavbarDropdown' {
  export { NavbarDropdown as default } from '@gwdocs/theme'
}
declare module '@theme-original/NavbarHtml' {
  export { NavbarHtml as default } from '@gwdocs/theme'
}
declare module '@theme-original/NavbarLink' {
  export { NavbarLink as default } from '@gwdocs/theme'
}
declare module '@theme-original/NotFound' {
  export { NotFound as default } from '@gwdocs/theme'
}
declare module '@theme-original/PageFoot' {
  export { PageFoot as default } from '@gwdocs/theme'
}
declare module '@theme-original/PageLayout' {
  export { PageLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/PageTitle' {
  export { PageTitle as default } from '@gwdocs/theme'
}
declare module '@theme-original/Pager' {
  export { Pager as default } from '@gwdocs/theme'
}
declare module '@theme-original/PagerLink' {
  export { PagerLink as default } from '@gwdocs/theme'
}
declare module '@theme-original/PostAuthor' {
  export { PostAuthor as default } from '@gwdocs/theme'
}
declare module '@theme-original/PostHeader' {
  export { PostHeader as default } from '@gwdocs/theme'
}
declare module '@theme-original/PostItem' {
  export { PostItem as default } from '@gwdocs/theme'
}
declare module '@theme-original/PostLayout' {
  export { PostLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/PostListLayout' {
  export { PostListLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/SearchBox' {
  export { SearchBox as default } from '@gwdocs/theme'
}
declare module '@theme-original/SearchDialog' {
  export { SearchDialog as default } from '@gwdocs/theme'
}
declare module '@theme-original/Sidebar' {
  export { Sidebar as default } from '@gwdocs/theme'
}
declare module '@theme-original/SidebarCategory' {
  export { SidebarCategory as default } from '@gwdocs/theme'
}
declare module '@theme-original/SidebarHtml' {
  export { SidebarHtml as default } from '@gwdocs/theme'
}
declare module '@theme-original/SidebarLink' {
  export { SidebarLink as default } from '@gwdocs/theme'
}
declare module '@theme-original/SkipLink' {
  export { SkipLink as default } from '@gwdocs/theme'
}
declare module '@theme-original/SocialLinks' {
  export { SocialLinks as default } from '@gwdocs/theme'
}
declare module '@theme-original/TOCInline' {
  export { TOCInline as default } from '@gwdocs/theme'
}
declare module '@theme-original/Table' {
  export { Table as default } from '@gwdocs/theme'
}
declare module '@theme-original/Tabs' {
  export { Tabs as default } from '@gwdocs/theme'
}
declare module '@theme-original/TagLinks' {
  export { TagLinks as default } from '@gwdocs/theme'
}
declare module '@theme-original/TagList' {
  export { TagList as default } from '@gwdocs/theme'
}
declare module '@theme-original/TagsLayout' {
  export { TagsLayout as default } from '@gwdocs/theme'
}
declare module '@theme-original/ThemedImage' {
  export { ThemedImage as default } from '@gwdocs/theme'
}
declare module '@theme-original/Toc' {
  export { Toc as default } from '@gwdocs/theme'
}
declare module '@theme-original/TocList' {
  export { TocList as default } from '@gwdocs/theme'
}
declare module '@theme-original/TranslationNotice' {
  export { TranslationNotice as default } from '@gwdocs/theme'
}
declare module '@theme-original/VersionBadge' {
  export { VersionBadge as default } from '@gwdocs/theme'
}
declare module '@theme-original/VersionNotice' {
  export { VersionNotice as default } from '@gwdocs/theme'
}
declare module '@theme/Admonition' {
  export { Admonition as default } from '@gwdocs/theme/content'
}
declare module '@theme/Anchor' {
  export { Anchor as default } from '@gwdocs/theme'
}
declare module '@theme/Announcement' {
  export { Announcement as default } from '@gwdocs/theme'
}
declare module '@theme/ArchiveLayout' {
  export { ArchiveLayout as default } from '@gwdocs/theme'
}
declare module '@theme/Article' {
  export { Article as default } from '@gwdocs/theme'
}
declare module '@theme/AuthorCard' {
  export { AuthorCard as default } from '@gwdocs/theme'
}
declare module '@theme/AuthorsLayout' {
  export { AuthorsLayout as default } from '@gwdocs/theme'
}
declare module '@theme/Avatar' {
  export { Avatar as default } from '@gwdocs/theme'
}
declare module '@theme/Banners' {
  export { Banners as default } from '@gwdocs/theme'
}
declare module '@theme/BlogShortcuts' {
  export { BlogShortcuts as default } from '@gwdocs/theme'
}
declare module '@theme/Breadcrumbs' {
  export { Breadcrumbs as default } from '@gwdocs/theme'
}
declare module '@theme/CategoryCard' {
  export { CategoryCard as default } from '@gwdocs/theme'
}
declare module '@theme/CategoryCards' {
  export { CategoryCards as default } from '@gwdocs/theme'
}
declare module '@theme/CategoryLayout' {
  export { CategoryLayout as default } from '@gwdocs/theme'
}
declare module '@theme/CodeBlock' {
  export { CodeBlock as default } from '@gwdocs/theme/content'
}
declare module '@theme/ColorModeToggle' {
  export { ColorModeToggle as default } from '@gwdocs/theme'
}
declare module '@theme/Details' {
  export { Details as default } from '@gwdocs/theme/content'
}
declare module '@theme/DocCardList' {
  export { DocCardList as default } from '@gwdocs/theme/content'
}
declare module '@theme/DocLayout' {
  export { DocLayout as default } from '@gwdocs/theme'
}
declare module '@theme/DocList' {
  export { DocList as default } from '@gwdocs/theme'
}
declare module '@theme/DocTagLayout' {
  export { DocTagLayout as default } from '@gwdocs/theme'
}
declare module '@theme/CopyPage' {
  export { CopyPage as default } from '@gwdocs/theme'
}
declare module '@theme/EditLink' {
  export { EditLink as default } from '@gwdocs/theme'
}
declare module '@theme/Footer' {
  export { Footer as default } from '@gwdocs/theme'
}
declare module '@theme/FooterColumn' {
  export { FooterColumn as default } from '@gwdocs/theme'
}
declare module '@theme/Image' {
  export { Image as default } from '@gwdocs/theme'
}
declare module '@theme/LastUpdate' {
  export { LastUpdate as default } from '@gwdocs/theme'
}
declare module '@theme/ListHeader' {
  export { ListHeader as default } from '@gwdocs/theme'
}
declare module '@theme/Logo' {
  export { Logo as default } from '@gwdocs/theme'
}
declare module '@theme/MobileMenu' {
  export { MobileMenu as default } from '@gwdocs/theme'
}
declare module '@theme/MobileToc' {
  export { MobileToc as default } from '@gwdocs/theme'
}
declare module '@theme/Navbar' {
  export { Navbar as default } from '@gwdocs/theme'
}
declare module '@theme/NavbarBrand' {
  export { NavbarBrand as default } from '@gwdocs/theme'
}
declare module '@theme/NavbarDropdown' {
  export { NavbarDropdown as default } from '@gwdocs/theme'
}
declare module '@theme/NavbarHtml' {
  export { NavbarHtml as default } from '@gwdocs/theme'
}
declare module '@theme/NavbarLink' {
  export { NavbarLink as default } from '@gwdocs/theme'
}
declare module '@theme/NotFound' {
  export { NotFound as default } from '@gwdocs/theme'
}
declare module '@theme/PageFoot' {
  export { PageFoot as default } from '@gwdocs/theme'
}
declare module '@theme/PageLayout' {
  export { PageLayout as default } from '@gwdocs/theme'
}
declare module '@theme/PageTitle' {
  export { PageTitle as default } from '@gwdocs/theme'
}
declare module '@theme/Pager' {
  export { Pager as default } from '@gwdocs/theme'
}
declare module '@theme/PagerLink' {
  export { PagerLink as default } from '@gwdocs/theme'
}
declare module '@theme/PostAuthor' {
  export { PostAuthor as default } from '@gwdocs/theme'
}
declare module '@theme/PostHeader' {
  export { PostHeader as default } from '@gwdocs/theme'
}
declare module '@theme/PostItem' {
  export { PostItem as default } from '@gwdocs/theme'
}
declare module '@theme/PostLayout' {
  export { PostLayout as default } from '@gwdocs/theme'
}
declare module '@theme/PostListLayout' {
  export { PostListLayout as default } from '@gwdocs/theme'
}
declare module '@theme/SearchBox' {
  export { SearchBox as default } from '@gwdocs/theme'
}
declare module '@theme/SearchDialog' {
  export { SearchDialog as default } from '@gwdocs/theme'
}
declare module '@theme/Sidebar' {
  export { Sidebar as default } from '@gwdocs/theme'
}
declare module '@theme/SidebarCategory' {
  export { SidebarCategory as default } from '@gwdocs/theme'
}
declare module '@theme/SidebarHtml' {
  export { SidebarHtml as default } from '@gwdocs/theme'
}
declare module '@theme/SidebarLink' {
  export { SidebarLink as default } from '@gwdocs/theme'
}
declare module '@theme/SkipLink' {
  export { SkipLink as default } from '@gwdocs/theme'
}
declare module '@theme/SocialLinks' {
  export { SocialLinks as default } from '@gwdocs/theme'
}
declare module '@theme/TOCInline' {
  export { TOCInline as default } from '@gwdocs/theme/content'
}
declare module '@theme/Table' {
  export { Table as default } from '@gwdocs/theme'
}
declare module '@theme/Tabs' {
  export { Tabs as default } from '@gwdocs/theme/content'
}
declare module '@theme/TagLinks' {
  export { TagLinks as default } from '@gwdocs/theme'
}
declare module '@theme/TagList' {
  export { TagList as default } from '@gwdocs/theme'
}
declare module '@theme/TagsLayout' {
  export { TagsLayout as default } from '@gwdocs/theme'
}
declare module '@theme/ThemedImage' {
  export { ThemedImage as default } from '@gwdocs/theme/content'
}
declare module '@theme/Toc' {
  export { Toc as default } from '@gwdocs/theme'
}
declare module '@theme/TocList' {
  export { TocList as default } from '@gwdocs/theme'
}
declare module '@theme/TranslationNotice' {
  export { TranslationNotice as default } from '@gwdocs/theme'
}
declare module '@theme/VersionBadge' {
  export { VersionBadge as default } from '@gwdocs/theme'
}
declare module '@theme/VersionNotice' {
  export { VersionNotice as default } from '@gwdocs/theme'
}
declare module '@theme/Heading' {
  export { Heading as default } from '@gwdocs/theme/content'
}
declare module '@theme/Layout' {
  export { Layout as default } from '@gwdocs/theme/content'
}
declare module '@theme/TabItem' {
  export { TabItem as default } from '@gwdocs/theme/content'
}
declare module '@docusaurus/BrowserOnly' {
  export { BrowserOnly as default } from '@gwdocs/theme/content'
}
declare module '@docusaurus/Head' {
  export { Head as default } from '@gwdocs/theme/content'
}
declare module '@docusaurus/Link' {
  export { Link as default } from '@gwdocs/theme/content'
}
declare module '@docusaurus/Translate' {
  export { Translate as default } from '@gwdocs/theme/content'
  export { translate } from '@gwdocs/theme/compat'
}
declare module '@docusaurus/ExecutionEnvironment' {
  export { ExecutionEnvironment as default } from '@gwdocs/theme/compat'
}
declare module '@docusaurus/theme-common' {
  export { useColorMode } from '@gwdocs/theme/compat'
}
declare module '@docusaurus/useBaseUrl' {
  export { useBaseUrl as default, useBaseUrlUtils } from '@gwdocs/theme/compat'
}
declare module '@docusaurus/useDocusaurusContext' {
  export { useDocusaurusContext as default } from '@gwdocs/theme/compat'
}
declare module '@docusaurus/useIsBrowser' {
  export { useIsBrowser as default } from '@gwdocs/theme/compat'
}
