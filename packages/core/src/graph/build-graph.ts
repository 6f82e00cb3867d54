import { readBlog } from '../blog/read-blog.ts'
import type { BlogConfig } from '../config/blog-schema.ts'
import { instancePath } from '../config/instance-path.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import { readPages } from '../pages/read-pages.ts'
import { findAuthorsFile } from '../authors/find-authors-file.ts'
import { findTagsFile } from '../tags/find-tags-file.ts'
import { buildDocSet } from './build-doc-set.ts'
import { isIn, isPageIn, pagesIn, toPageFolder } from './content-files.ts'
import type { ContentGraph } from './content-graph.ts'
import type { GraphInput } from './graph-input.ts'

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
  const { pages } = config
  const isStandalone = (path: string) =>
    pages !== undefined && isPageIn(path, toPageFolder(pages))
  const graph: ContentGraph = {
    docSets: config.docs.map((docs) => keep(buildDocSet(docs, input)).docSet),
    blogs: config.blogs
      .filter(({ path }) => files.some(({ filePath }) => isIn(filePath, path)))
      .map((blog) => keep(readBlog(blogFiles(blog, input))).blog),
    pages: pages
      ? keep(
          readPages({
            files: pagesIn(files, toPageFolder(pages)),
            modules: input.pageModules.filter(isStandalone),
            config: pages,
            showsDrafts: config.showsDrafts,
          }),
        ).pages
      : [],
    files: new Map(files.map((file) => [file.filePath, file])),
  }
  return { graph, diagnostics: found }
}

/** By path; the order in which they come means nothing. */
export function filesInOrder(
  files: readonly FileSummary[],
): ReadonlyMap<string, FileSummary> {
  const sorted = files.toSorted(byPath)
  return new Map(sorted.map((file) => [file.filePath, file]))
}

function inOrder(input: GraphInput): GraphInput {
  return {
    ...input,
    files: input.files.toSorted(byPath),
    dataFiles: input.dataFiles.toSorted(byPath),
    pageModules: input.pageModules.toSorted(),
  }
}

type SourcePath = { readonly filePath: string }

function byPath(a: SourcePath, b: SourcePath): number {
  return a.filePath < b.filePath ? -1 : 1
}

function blogFiles(config: BlogConfig, input: GraphInput) {
  const { files, dataFiles } = input
  const wanted = (key: 'authors' | 'tags') => ({
    dataFiles,
    folder: config.path,
    place: {
      file: input.config.configFile,
      keyPath: [...instancePath(input.config, 'blog', config.id), key],
    },
  })
  return {
    config,
    showsDrafts: input.config.showsDrafts,
    files: pagesIn(files, toPageFolder(config)),
    history: input.history ?? new Map(),
    authors: findAuthorsFile({ ...wanted('authors'), name: config.authors }),
    tags: findTagsFile({ ...wanted('tags'), name: config.tags }),
  }
}
