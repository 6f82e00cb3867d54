import { readBlog } from '../blog/read-blog.ts'
import type { BlogConfig } from '../config/blog-schema.ts'
import type { DocsConfig } from '../config/content-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readDocs } from '../docs/read-docs.ts'
import type { Labels } from '../i18n/labels.ts'
import { versionFolder } from '../i18n/translated-folders.ts'
import {
  type SidebarLabels,
  translateSidebars,
} from '../i18n/translate-sidebars.ts'
import { readPages } from '../pages/read-pages.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { SourceFile } from '../parse/source-file.ts'
import {
  buildSidebars,
  type SidebarSource,
} from '../sidebars/build-sidebars.ts'
import { readCategoryFiles } from '../sidebars/category-file.ts'
import { findTagsFile } from '../tags/find-tags-file.ts'
import { buildVersion } from '../versions/build-version.ts'
import {
  currentName,
  planVersions,
  type VersionPlan,
} from '../versions/version-plan.ts'
import { checkDocs } from './check-docs.ts'
import type { ContentGraph, DocSet } from './content-graph.ts'

export type GraphInput = {
  readonly config: ResolvedConfig
  readonly files: readonly FileSummary[]
  /** Data beside the content: `_category_.*`, `authors.yml`, `tags.yml`. */
  readonly dataFiles: readonly SourceFile[]
  /** Id of a doc set → names of the versions that were cut, newest first. */
  readonly cutVersions?: ReadonlyMap<string, readonly string[]>
  /** By `sidebarsKey`. */
  readonly sidebars: ReadonlyMap<string, SidebarSource>
  /** Paths of React pages. */
  readonly pageModules: readonly string[]
  /** What version control knows of the files; empty where nobody asks. */
  readonly history?: SiteHistory
  /** What a locale calls sidebars and versions; absent: as the content does. */
  readonly labels?: Labels | undefined
}

export type GraphResult = {
  readonly graph: ContentGraph
  readonly diagnostics: readonly Diagnostic[]
}

/** Joins the summaries of all files to one site; the order in which they come means nothing. */
export function buildGraph(given: GraphInput): GraphResult {
  const input = inOrder(given)
  const { config, files } = input
  const found: Diagnostic[] = []
  const keep = <Result extends { diagnostics: readonly Diagnostic[] }>(
    result: Result,
  ) => {
    found.push(...result.diagnostics)
    return result
  }
  const graph: ContentGraph = {
    docSets: config.docs.map((docs) => keep(buildDocSet(docs, input)).docSet),
    blogs: config.blogs
      .filter(({ path }) => files.some(({ filePath }) => isIn(filePath, path)))
      .map((blog) => keep(readBlog(blogFiles(blog, input))).blog),
    pages: config.pages
      ? keep(
          readPages({
            files: pagesIn(files, config.pages.path),
            modules: input.pageModules,
            config: config.pages,
            showsDrafts: config.showsDrafts,
          }),
        ).pages
      : [],
    files: new Map(files.map((file) => [file.filePath, file])),
  }
  return { graph, diagnostics: found }
}

function inOrder(input: GraphInput): GraphInput {
  const byPath = (a: SourcePath, b: SourcePath) =>
    a.filePath < b.filePath ? -1 : 1
  return {
    ...input,
    files: input.files.toSorted(byPath),
    dataFiles: input.dataFiles.toSorted(byPath),
    pageModules: input.pageModules.toSorted(),
  }
}

type SourcePath = { readonly filePath: string }

function buildDocSet(config: DocsConfig, input: GraphInput) {
  const cut = input.cutVersions?.get(config.id) ?? []
  const { plans, diagnostics } = planVersions(
    config,
    cut,
    input.config.configFile,
  )
  const built = plans.map((plan) =>
    buildDocVersion(localizePlan(plan, config, input.labels), config, input),
  )
  const docSet: DocSet = {
    config,
    versions: built.map(({ version }) => version),
  }
  return {
    docSet,
    diagnostics: [...diagnostics, ...built.flatMap((each) => each.diagnostics)],
  }
}

function buildDocVersion(
  plan: VersionPlan,
  config: DocsConfig,
  {
    files,
    dataFiles,
    sidebars,
    labels,
    config: { configFile, showsDrafts },
  }: GraphInput,
) {
  const { folder } = plan
  const tagsFile = findTagsFile({
    dataFiles,
    folder,
    name: config.tags,
    place: { file: configFile, keyPath: ['docs', 'tags'] },
  })
  const { docs, diagnostics } = readDocs({
    files: pagesIn(files, folder),
    folder,
    config,
    tagsFile,
    showsDrafts,
  })
  const categories = readCategoryFiles(
    dataFiles.filter(
      ({ filePath }) => isCategoryFile(filePath) && isIn(filePath, folder),
    ),
    folder,
  )
  const built = buildSidebars({
    config,
    folder,
    docs,
    categories: categories.byFolder,
    source: sidebars.get(sidebarsKey(config.id, plan.name)),
  })
  // Slugs come from the labels of the content: translating these moves no page.
  const shown = labels
    ? translateSidebars(built.sidebars, docLabels(labels, config, plan))
    : built.sidebars
  const version = buildVersion(plan, docs, shown)
  return {
    version,
    diagnostics: [
      ...tagsFile.diagnostics,
      ...diagnostics,
      ...categories.diagnostics,
      ...built.diagnostics,
      ...checkDocs(version),
    ],
  }
}

function docLabels(
  { docs, texts }: Labels,
  { id }: DocsConfig,
  { name }: Pick<VersionPlan, 'name'>,
): SidebarLabels {
  return { keyed: docs.get(`${id}/${versionFolder(name)}`) ?? {}, texts }
}

function localizePlan(
  plan: VersionPlan,
  config: DocsConfig,
  labels: Labels | undefined,
): VersionPlan {
  if (!labels) return plan
  const { keyed, texts } = docLabels(labels, config, plan)
  const label = keyed['version.label'] ?? texts[plan.label] ?? plan.label
  return { ...plan, label }
}

/** Key of a version's sidebars among those that were read. */
export function sidebarsKey(docsId: string, versionName: string): string {
  return versionName === currentName ? docsId : `${docsId}/${versionName}`
}

function blogFiles(config: BlogConfig, input: GraphInput) {
  const { files, dataFiles } = input
  const find = (name: RegExp) =>
    dataFiles.find(
      ({ filePath }) =>
        filePath.startsWith(`${config.path}/`) &&
        name.test(filePath.slice(config.path.length + 1)),
    )
  return {
    config,
    showsDrafts: input.config.showsDrafts,
    files: pagesIn(files, config.path),
    history: input.history ?? new Map(),
    authorsFile: find(/^authors\.(?:ya?ml|json)$/),
    tagsFile: findTagsFile({
      dataFiles,
      folder: config.path,
      name: config.tags,
      place: { file: input.config.configFile, keyPath: ['blog', 'tags'] },
    }),
  }
}

/** The files in a folder that are pages: no part of their path starts with `_`. */
function pagesIn(files: readonly FileSummary[], folder: string): FileSummary[] {
  return files.filter(
    ({ filePath }) =>
      isIn(filePath, folder) && !isPartial(filePath.slice(folder.length)),
  )
}

export function isPartial(path: string): boolean {
  return /(?:^|\/)_/.test(path)
}

function isCategoryFile(filePath: string): boolean {
  return /\/_category_\.(?:json|ya?ml)$/.test(filePath)
}

function isIn(filePath: string, folder: string): boolean {
  return filePath.startsWith(`${folder}/`)
}
