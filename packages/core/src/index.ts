export type {
  AlternateModel,
  ArticleHead,
  HeadTag,
  HeadModel,
  ShareImage,
} from './shared/head-model.ts'
export { createManifest, manifestName } from './manifest/create-manifest.ts'
export { checkIcons } from './manifest/check-icons.ts'
export { mayBeIcon } from './manifest/find-icons.ts'
export { createRobots } from './robots/create-robots.ts'
export { describeCard } from './social-cards/describe-card.ts'
export type {
  CardDrawer,
  CardStyle,
  OpenCards,
  SocialCard,
} from './social-cards/social-card.ts'
export type {
  AnnouncementModel,
  CategoryCard,
  CategoryMain,
  DocMain,
  DocTagMain,
  FooterItem,
  FooterModel,
  MainModel,
  ModuleMain,
  NotFoundMain,
  OfflineMain,
  PageMain,
  PageModel,
  TagsMain,
} from './shared/main-model.ts'
export type {
  ArchiveMain,
  AuthorModel,
  AuthorsMain,
  BlogShortcuts,
  FeedLink,
  FeedType,
  PostHeader,
  PostListMain,
  PostMain,
  PostOrder,
  PostSummary,
  SocialModel,
} from './shared/blog-model.ts'
export type {
  Banner,
  ContentModel,
  Crumb,
  LastUpdate,
  PageFoot,
  PagerModel,
  TagModel,
  TextLanguage,
  TranslationNotice,
  VersionNotice,
} from './shared/page-parts.ts'
export type { Json } from './shared/json.ts'
export type {
  SearchCatalogue,
  SearchIndexInfo,
  SearchManifest,
  SearchMessages,
  SearchPage,
  SearchSection,
  SearchVersion,
} from './shared/search/search-files.ts'
export type { SearchModel } from './shared/search/search-model.ts'
export type { MessageKey, Messages } from './shared/messages.ts'
export type {
  LinkModel,
  PreferredVersions,
  VersionChoice,
} from './shared/link-model.ts'
export type {
  LogoModel,
  MenuComponent,
  MenuHtml,
  MenuItem,
  MenuLink,
  NavbarItem,
  NavbarModel,
} from './shared/navbar-model.ts'
export type {
  IslandModel,
  ShellMessages,
  ShellModel,
  TocItem,
} from './shared/shell-model.ts'
export type {
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLevel,
  SidebarLevels,
  SidebarLink,
  SidebarModel,
  SidebarRest,
} from './shared/sidebar-model.ts'
export type {
  ColorModeModel,
  DocSetInfo,
  SiteInfo,
} from './shared/site-info.ts'
export {
  type ComponentPlace,
  replaceableComponents,
  type ReplaceableName,
  replaceableNames,
} from './shared/replaceable.ts'
export type { RoutePath } from './shared/route-path.ts'
export type { Author, Social } from './authors/author.ts'
export type { Blog, Post } from './blog/blog.ts'
export type { Runtime } from './config/client-schema.ts'
export { defineConfig } from './config/define-config.ts'
export { instancePath } from './config/instance-path.ts'
export { type ConfigResult, resolveConfig } from './config/resolve-config.ts'
export type { ResolvedConfig } from './config/resolved-config.ts'
export { rawSource } from './parse/mdx/raw-source.ts'
export { checkedPage } from './checks/checked-page.ts'
export type {
  CheckedCode,
  CheckedPage,
  CheckedSite,
  CheckFinding,
  CheckResult,
  SiteCheck,
} from './config/checks-schema.ts'
export { toParseOptions } from './config/markdown-schema.ts'
export type { ReplacementConfig } from './config/components-schema.ts'
export type { CreateRedirects } from './config/redirects-schema.ts'
export { tokenNames } from './config/token-names.ts'
export { tokenStyles } from './config/token-styles.ts'
export type { UserConfig } from './config/schema.ts'
export { checkMessages } from './i18n/check-messages.ts'
export { type Labels, type LabelsResult, readLabels } from './i18n/labels.ts'
export { type Locale, outputPrefix } from './i18n/locale.ts'
export { localizeConfig } from './i18n/localize-config.ts'
export {
  type Overlay,
  overlayFiles,
  reportOrphan,
  sourceOf,
} from './i18n/overlay.ts'
export {
  pluginFolder,
  type TranslatedFolder,
  translatedFolders,
  versionFolder,
} from './i18n/translated-folders.ts'
export { readSections, type Section } from './i18n/sections.ts'
export {
  compareSections,
  readRecord,
  recordName,
  recordOf,
  type TranslationRecord,
  writeRecord,
} from './i18n/translation-record.ts'
export {
  type PageStatus,
  translationStatus,
} from './i18n/translation-status.ts'
export type {
  ChangedSection,
  TranslationState,
} from './i18n/translation-state.ts'
export { locateKey } from './data/data-file.ts'
export { closestName } from './diagnostics/closest-name.ts'
export { severityOf } from './diagnostics/severity-of.ts'
export { fromDocusaurusName } from './config/docusaurus-components.ts'
export { type DiagnosticCode, diagnosticCodes } from './diagnostics/codes.ts'
export {
  compareDiagnostics,
  type Diagnostic,
  fileOf,
  type Place,
  type Severity,
} from './diagnostics/diagnostic.ts'
export { sidebarsKey } from './graph/build-doc-set.ts'
export { isPageIn, pageFolders } from './graph/content-files.ts'
export type {
  Commit,
  FileChange,
  FileHistory,
  SiteHistory,
} from './history/site-history.ts'
export { traceFiles } from './history/trace-files.ts'
export { showsLastUpdate, wantsHistory } from './history/wants-history.ts'
export { feedContent } from './feeds/feed-content.ts'
export { createFeeds, type PostContent } from './feeds/create-feeds.ts'
export type { ContentGraph, DocSet } from './graph/content-graph.ts'
export type { ImageSize } from './content/finished-link.ts'
export type {
  HighlightBlock,
  HighlightedBlock,
} from './content/finish-content.ts'
export { type MarkedCode, readMarks } from './highlight/code-marks.ts'
export {
  createHighlighter,
  type Highlighter,
  isKnownLanguage,
  isKnownTheme,
} from './highlight/create-highlighter.ts'
export {
  highlightCode,
  type HighlightedCode,
} from './highlight/highlight-code.ts'
export {
  type CodeSheet,
  codeStyleSheet,
  type TokenClass,
} from './highlight/token-class.ts'
export { notFoundModel, offlineModel, pageModel } from './layout/page-model.ts'
export { moduleValues } from './layout/fill-lists.ts'
export { finishFile } from './layout/finish-file.ts'
export { sidebarFiles } from './layout/sidebar/sidebar-files.ts'
export type { BuiltAssets, PageMetadata, Site } from './layout/site.ts'
export {
  indexInfo,
  searchManifestPath,
  searchMessages,
} from './search/search-manifest.ts'
export { searchScopes, type SearchScope } from './search/search-scopes.ts'
export {
  searchRecords,
  type SearchRecord,
  type SearchRecords,
} from './search/search-records.ts'
export {
  contentSecurityPolicy,
  type SecurityPolicy,
} from './policy/content-security-policy.ts'
export {
  type ResponseHeader,
  responseHeaders,
} from './policy/response-headers.ts'
export type { ResolvedLink } from './links/resolved-link.ts'
export { evaluateLiteral } from './parse/mdx/evaluate-literal.ts'
export {
  builtInFor,
  functionsOf,
  replacementFor,
  componentAliases,
} from './parse/mdx/built-in-components.ts'
export { checkPartials, withPartials } from './parse/mdx/check-partials.ts'
export { toModuleCode } from './parse/mdx/to-module-code.ts'
export type { PluginConfig } from './config/plugin-schema.ts'
export type { UserPlugin, UserPlugins } from './parse/markdown/user-plugins.ts'
export { deriveFile } from './parse/derive-file.ts'
export { moveParsedFile } from './parse/move-parsed-file.ts'
export { parseFile, parseFileWith } from './parse/parse-file.ts'
export type { ParseHelp } from './parse/markdown/parse-text.ts'
export type { QuickParser } from './parse/quick/parse-quickly.ts'
export type { FileSummary, ParsedFile } from './parse/parsed-file.ts'
export { keepParts } from './parse/keep-parts.ts'
export type { SiteComponents } from './parse/mdx/rehype-site-components.ts'
export type { ParseOptions, SourceFile } from './parse/source-file.ts'
export { outputPath } from './routes/output-path.ts'
export { placesFrom, redirectHref } from './layout/moved-places.ts'
export { pageIds } from './links/page-ids.ts'
export {
  checkPublicUrls,
  type PublicUrlsResult,
} from './public-urls/check-public-urls.ts'
export { type PublicPage, publicUrlsName } from './public-urls/public-page.ts'
export {
  type PublicUrls,
  readPublicUrls,
} from './public-urls/read-public-urls.ts'
export { writePublicUrls } from './public-urls/write-public-urls.ts'
export { readRedirects, redirectsName } from './routes/read-redirects.ts'
export type { Redirect } from './routes/redirect.ts'
export type { Route, RouteTable } from './routes/route.ts'
export { toHref } from './shared/href.ts'
export { type SidebarSource } from './sidebars/build-sidebars.ts'
export type { Tag } from './tags/tag.ts'
export {
  planVersions,
  versionFilePrefix,
  type VersionPlan,
} from './versions/version-plan.ts'
export { versionNameProblem } from './versions/version-name.ts'
export { createSitemap } from './sitemap/create-sitemap.ts'
export { copyPath, hasCopy } from './markdown-copies/copy-path.ts'
export { createLlmsTexts } from './markdown-copies/llms-texts.ts'
export { pageText, type PageText } from './markdown-copies/page-text.ts'
export {
  includeSnippets,
  snippetKey,
  type SnippetPath,
  snippetPaths,
} from './snippets/include-snippets.ts'
export type { SnippetFile } from './snippets/take-snippet.ts'
export type {
  FrameSample,
  SampleFrame,
  SamplesConfig,
} from './config/samples-schema.ts'
export {
  compareOutput,
  type OutputDifference,
} from './samples/compare-output.ts'
export { findSamples, type FoundSamples } from './samples/find-samples.ts'
export { shownCode } from './samples/hidden-lines.ts'
export type {
  ExpectedOutput,
  ExpectedSession,
  Sample,
  SampleBlock,
  SampleFile,
} from './samples/sample.ts'
export { plannedFeedPaths } from './feeds/feed-file.ts'
export { sameAsBefore } from './shared/same-as-before.ts'
export { type Keep, makeAnew } from './shared/keep.ts'
export {
  analyseContent,
  type AnalyseContent,
  type ContentAnalysis,
} from './analysis/analyse-content.ts'
export {
  analyseLinks,
  type AnalyseLinks,
  type LinkAnalysis,
  toLinkedSite,
} from './analysis/analyse-links.ts'
export { type HostFiles, hostFiles } from './hosts/host-files.ts'
export { mergedHostFiles } from './hosts/merge-host-file.ts'
export type { OwnHostFile } from './hosts/own-host-file.ts'
export { linkContextOf } from './links/resolve-links.ts'
export type { LinkedSite } from './links/linked-site.ts'
export type { Mend } from './move/mend-destination.ts'
export { type AddressEdit, mendFile } from './move/mend-file.ts'
export { type MovedFiles, movedRoutes } from './move/moved-paths.ts'
export { writeRedirects } from './move/write-redirects.ts'
export { draftSite, type SiteDraft } from './layout/draft-site.ts'
