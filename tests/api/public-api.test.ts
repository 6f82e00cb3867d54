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
      "assignRoutes",
      "buildGraph",
      "builtInFor",
      "checkConfigLinks",
      "checkMessages",
      "checkNavbar",
      "checkOrigins",
      "checkPartials",
      "closestName",
      "codeStyleSheet",
      "compareDiagnostics",
      "compareSections",
      "componentAliases",
      "contentSecurityPolicy",
      "createFeeds",
      "createHighlighter",
      "defineConfig",
      "diagnosticCodes",
      "evaluateLiteral",
      "feedContent",
      "feedFiles",
      "fileOf",
      "finishFile",
      "functionsOf",
      "highlightCode",
      "includeSnippets",
      "instancePath",
      "isKnownLanguage",
      "isKnownTheme",
      "isPageIn",
      "localizeConfig",
      "locateKey",
      "moduleValues",
      "moveParsedFile",
      "notFoundModel",
      "outputPath",
      "outputPrefix",
      "overlayFiles",
      "pageFolders",
      "pageModel",
      "parseFile",
      "parseFileWith",
      "planVersions",
      "pluginFolder",
      "readAnnouncement",
      "readLabels",
      "readMarks",
      "readRecord",
      "readSections",
      "recordName",
      "recordOf",
      "replacementFor",
      "reportOrphan",
      "resolveConfig",
      "resolveEditUrls",
      "resolveImages",
      "resolveLinks",
      "resolveRedirects",
      "showsLastUpdate",
      "sidebarsKey",
      "snippetPaths",
      "sourceOf",
      "toHref",
      "toModuleCode",
      "toParseOptions",
      "traceFiles",
      "translatedFolders",
      "translationStatus",
      "versionFilePrefix",
      "versionFolder",
      "versionNameProblem",
      "wantsHistory",
      "withPartials",
      "writeRecord",
    ]
  `)
})

test('the names that `@gwdocs/core/shared` exports', async () => {
  expect(await namesOf(import('@gwdocs/core/shared'))).toMatchInlineSnapshot(`
    [
      "firstLineNumber",
      "formatMessage",
      "normalizeRoutePath",
    ]
  `)
})

test('the names that `@gwdocs/theme` exports', async () => {
  expect(await namesOf(import('@gwdocs/theme'))).toMatchInlineSnapshot(`
    [
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
