import { expect, test } from 'vitest'

/** What others may rely on at run time: a change here is a change for them. */
async function namesOf(entry: Promise<object>): Promise<string[]> {
  return Object.keys(await entry).sort()
}

test('the names that `gwdocs` exports', async () => {
  expect(await namesOf(import('gwdocs'))).toMatchInlineSnapshot(`
    [
      "defineConfig",
    ]
  `)
})

test('the names that `@gwdocs/core` exports', async () => {
  expect(await namesOf(import('@gwdocs/core'))).toMatchInlineSnapshot(`
    [
      "analyseContent",
      "analyseLinks",
      "builtInFor",
      "checkMessages",
      "checkPartials",
      "checkPublicUrls",
      "checkedPage",
      "closestName",
      "codeStyleSheet",
      "compareDiagnostics",
      "compareOutput",
      "compareSections",
      "componentAliases",
      "contentSecurityPolicy",
      "createFeeds",
      "createHighlighter",
      "createSitemap",
      "defineConfig",
      "diagnosticCodes",
      "draftSite",
      "evaluateLiteral",
      "feedContent",
      "fileOf",
      "findSamples",
      "finishFile",
      "fromDocusaurusName",
      "functionsOf",
      "highlightCode",
      "hostFiles",
      "includeSnippets",
      "indexInfo",
      "instancePath",
      "isKnownLanguage",
      "isKnownTheme",
      "isPageIn",
      "linkContextOf",
      "localizeConfig",
      "locateKey",
      "mendFile",
      "moduleValues",
      "moveParsedFile",
      "movedRoutes",
      "notFoundModel",
      "outputPath",
      "outputPrefix",
      "overlayFiles",
      "pageFolders",
      "pageIds",
      "pageModel",
      "parseFile",
      "parseFileWith",
      "placesFrom",
      "planVersions",
      "pluginFolder",
      "publicUrlsName",
      "rawSource",
      "readLabels",
      "readMarks",
      "readPublicUrls",
      "readRecord",
      "readRedirects",
      "readSections",
      "recordName",
      "recordOf",
      "redirectHref",
      "redirectsName",
      "replaceableComponents",
      "replaceableNames",
      "replacementFor",
      "reportOrphan",
      "resolveConfig",
      "searchManifestPath",
      "searchMessages",
      "searchRecords",
      "searchScopes",
      "severityOf",
      "shownCode",
      "showsLastUpdate",
      "sidebarsKey",
      "snippetKey",
      "snippetPaths",
      "sourceOf",
      "toHref",
      "toLinkedSite",
      "toModuleCode",
      "toParseOptions",
      "tokenNames",
      "tokenStyles",
      "traceFiles",
      "translatedFolders",
      "translationStatus",
      "versionFilePrefix",
      "versionFolder",
      "versionNameProblem",
      "wantsHistory",
      "withPartials",
      "writePublicUrls",
      "writeRecord",
      "writeRedirects",
    ]
  `)
})

test('the names that `@gwdocs/core/shared` exports', async () => {
  expect(await namesOf(import('@gwdocs/core/shared'))).toMatchInlineSnapshot(`
    [
      "admonitionNames",
      "fenceTitle",
      "firstLineNumber",
      "formatMessage",
      "normalizeRoutePath",
    ]
  `)
})

test('the names that `@gwdocs/core/search` exports', async () => {
  expect(await namesOf(import('@gwdocs/core/search'))).toMatchInlineSnapshot(`
    [
      "excerptOf",
      "markWords",
      "readCatalogue",
      "searchSite",
    ]
  `)
})

test('the names that `@gwdocs/theme` exports', async () => {
  expect(await namesOf(import('@gwdocs/theme'))).toMatchInlineSnapshot(`
    [
      "Admonition",
      "Anchor",
      "Announcement",
      "ArchiveLayout",
      "Article",
      "AuthorCard",
      "AuthorsLayout",
      "Avatar",
      "Banners",
      "BlogShortcuts",
      "Breadcrumbs",
      "CategoryCard",
      "CategoryCards",
      "CategoryLayout",
      "CodeBlock",
      "ColorModeToggle",
      "Details",
      "DocCardList",
      "DocLayout",
      "DocList",
      "DocTagLayout",
      "EditLink",
      "Footer",
      "FooterColumn",
      "Image",
      "LastUpdate",
      "ListHeader",
      "Logo",
      "MobileMenu",
      "MobileToc",
      "Navbar",
      "NavbarBrand",
      "NavbarDropdown",
      "NavbarHtml",
      "NavbarLink",
      "NotFound",
      "PageFoot",
      "PageLayout",
      "PageTitle",
      "Pager",
      "PagerLink",
      "PostAuthor",
      "PostHeader",
      "PostItem",
      "PostLayout",
      "PostListLayout",
      "SearchBox",
      "SearchDialog",
      "Sidebar",
      "SidebarCategory",
      "SidebarHtml",
      "SidebarLink",
      "SkipLink",
      "SocialLinks",
      "TOCInline",
      "Table",
      "Tabs",
      "TagLinks",
      "TagList",
      "TagsLayout",
      "ThemedImage",
      "Toc",
      "TocList",
      "TranslationNotice",
      "VersionBadge",
      "VersionNotice",
      "closeMenu",
      "closeSearch",
      "openMenu",
      "openSearch",
      "translate",
      "useActiveHeading",
      "useBaseUrl",
      "useBaseUrlUtils",
      "useColorMode",
      "useIsBrowser",
      "useIsMenuOpen",
      "useIsNavbarHidden",
      "useOpenCategories",
      "useOpenSearch",
      "usePage",
      "usePreferred",
      "useSite",
    ]
  `)
})

test('the names that `@gwdocs/theme/server` exports', async () => {
  expect(await namesOf(import('@gwdocs/theme/server'))).toMatchInlineSnapshot(`
    [
      "contracts",
      "renderNavbarComponent",
      "renderPage",
      "renderRedirect",
    ]
  `)
})

test('the names that `@gwdocs/theme/content` exports', async () => {
  expect(await namesOf(import('@gwdocs/theme/content'))).toMatchInlineSnapshot(`
    [
      "Admonition",
      "BrowserOnly",
      "CodeBlock",
      "Details",
      "DocCardList",
      "Head",
      "Heading",
      "Layout",
      "Link",
      "TOCInline",
      "TabItem",
      "Tabs",
      "ThemedImage",
      "Translate",
      "contentComponents",
      "useMDXComponents",
    ]
  `)
})
