import type { MessageKey } from '../shared/messages.ts'
import type { Entries } from './labels.ts'

/** Ids of messages of Docusaurus' classic theme that mean the same as one of ours. */
const sameMeaning: Readonly<Record<string, MessageKey>> = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'close',
  'theme.CodeBlock.copied': 'copiedCode',
  'theme.CodeBlock.copy': 'copyCode',
  'theme.CodeBlock.copyButtonAriaLabel': 'copyCodeLabel',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': 'collapseCategory',
  'theme.DocSidebarItem.expandCategoryAriaLabel': 'expandCategory',
  'theme.ErrorPageContent.title': 'crashTitle',
  'theme.ErrorPageContent.tryAgain': 'crashRetry',
  'theme.NavBar.navAriaLabel': 'mainNavigation',
  'theme.NotFound.p1': 'notFoundText',
  'theme.NotFound.title': 'notFoundTitle',
  'theme.TOCCollapsible.toggleButtonLabel': 'onThisPage',
  'theme.admonition.caution': 'admonitionCaution',
  'theme.admonition.danger': 'admonitionDanger',
  'theme.admonition.info': 'admonitionInfo',
  'theme.admonition.note': 'admonitionNote',
  'theme.admonition.tip': 'admonitionTip',
  'theme.admonition.warning': 'admonitionWarning',
  'theme.blog.archive.description': 'archiveText',
  'theme.blog.archive.title': 'archiveTitle',
  'theme.blog.authorsList.pageTitle': 'authorsTitle',
  'theme.blog.authorsList.viewAll': 'viewAllAuthors',
  'theme.blog.paginator.navAriaLabel': 'listNavigation',
  'theme.blog.paginator.newerEntries': 'newerPosts',
  'theme.blog.paginator.olderEntries': 'olderPosts',
  'theme.blog.post.paginator.navAriaLabel': 'postNavigation',
  'theme.blog.post.paginator.newerPost': 'newerPost',
  'theme.blog.post.paginator.olderPost': 'olderPost',
  'theme.blog.post.readMore': 'readMore',
  'theme.blog.post.readMoreLabel': 'readMoreAbout',
  'theme.blog.post.readingTime.plurals': 'readingTime',
  'theme.blog.sidebar.navAriaLabel': 'blogSidebar',
  'theme.common.headingLinkTitle': 'directLink',
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.contentVisibility.draftBanner.message': 'draftText',
  'theme.contentVisibility.draftBanner.title': 'draftTitle',
  'theme.contentVisibility.unlistedBanner.message': 'unlistedText',
  'theme.contentVisibility.unlistedBanner.title': 'unlistedTitle',
  'theme.docs.DocCard.categoryDescription.plurals': 'categoryItems',
  'theme.docs.breadcrumbs.home': 'home',
  'theme.docs.breadcrumbs.navAriaLabel': 'breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'docsPages',
  'theme.docs.paginator.next': 'next',
  'theme.docs.paginator.previous': 'previous',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'closeNavbar',
  'theme.docs.sidebar.collapseButtonTitle': 'collapseSidebar',
  'theme.docs.sidebar.expandButtonTitle': 'expandSidebar',
  'theme.docs.sidebar.navAriaLabel': 'docsSidebar',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'openNavbar',
  'theme.docs.versionBadge.label': 'versionBadge',
  'theme.navbar.mobileLanguageDropdown.label': 'languages',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': 'backToMainMenu',
  'theme.navbar.mobileVersionsDropdown.label': 'versions',
  'theme.tags.tagsListLabel': 'tags',
  'theme.tags.tagsPageLink': 'viewAllTags',
  'theme.tags.tagsPageTitle': 'tagsTitle',
}

/** Placeholders that Docusaurus calls otherwise. */
const placeholders: Readonly<Record<string, string>> = {
  '{readingTime}': '{minutes}',
  '{versionLabel}': '{version}',
}

/** Our messages among what a team has translated for Docusaurus' theme. */
export function fromDocusaurus(code: Entries): Entries {
  const own = Object.entries(sameMeaning).flatMap(([id, key]) => {
    const text = code[id]
    return text === undefined ? [] : [[key, renamePlaceholders(text)]]
  })
  return Object.fromEntries(own) as Entries
}

function renamePlaceholders(text: string): string {
  return text.replace(/\{\w+\}/g, (name) => placeholders[name] ?? name)
}
