import { instancePath } from '../config/instance-path.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'
import { textOrNull } from '../frontmatter/fields.ts'
import { pickFields } from '../frontmatter/pick-fields.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import { findDoc, placeOfRoute } from '../layout/doc-lookup.ts'
import type { DocRoute, Route, RouteTable } from '../routes/route.ts'
import { currentName } from '../versions/version-plan.ts'

export type EditUrls = {
  /** Content file → where its page is edited. */
  readonly editUrls: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

export type EditContext = {
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly config: ResolvedConfig
  /** Content file → the file that stands for it in the locale. */
  readonly origins: ReadonlyMap<string, string>
}

/**
 * Where each page is edited: what its front matter says, else what the config makes of it.
 *
 * @see facts: docs, of Docusaurus classic 3.10: `custom_edit_url`, `null` for none
 */
export function resolveEditUrls(context: EditContext): EditUrls {
  const editUrls = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const [filePath, route] of context.routes.byFile) {
    const file = context.graph.files.get(filePath)
    const part = partOf(route, context)
    if (!file || !part) continue
    const own = pickFields(file, {
      custom_edit_url: textOrNull,
    }).custom_edit_url
    if (own === null) continue
    const made =
      own === undefined
        ? makeUrl({ ownFile: filePath, route, part, context })
        : { url: own }
    if ('error' in made) diagnostics.push(failed(made.error, part, context))
    else if (made.url !== undefined) editUrls.set(filePath, made.url)
  }
  return { editUrls, diagnostics }
}

type Part = {
  readonly options: Pick<
    ResolvedConfig['blogs'][number],
    'editUrl' | 'editLocalizedFiles'
  >
  /** Name of the version, for a doc. */
  readonly version?: string
  /** The file that is edited, where it is not the page's own. */
  readonly editedFile?: string
  readonly keyPath: KeyPath
}

/** The part of the site that a page belongs to; undefined where its pages are not edited. */
function partOf(
  route: Route,
  { config, graph }: EditContext,
): Part | undefined {
  if (route.type === 'doc') return docPart(route, graph, config)
  if (route.type === 'post') {
    const blog = graph.blogs.find(({ config: { id } }) => id === route.blogId)
    const keyPath = instancePath(config, 'blog', route.blogId)
    return blog && { options: blog.config, keyPath: [...keyPath, 'editUrl'] }
  }
  return route.type === 'page' && config.pages
    ? { options: config.pages, keyPath: ['pages', 'editUrl'] }
    : undefined
}

function docPart(
  route: DocRoute,
  graph: ContentGraph,
  config: ResolvedConfig,
): Part {
  const { docSet, version } = placeOfRoute(graph, route)
  const doc = findDoc(version, route.docId)
  const { editCurrentVersion, path } = docSet.config
  const isCopy = version.name !== currentName
  return {
    options: docSet.config,
    version: version.name,
    ...(editCurrentVersion && isCopy && { editedFile: `${path}/${doc.path}` }),
    keyPath: [...instancePath(config, 'docs', route.docsId), 'editUrl'],
  }
}

type Made = { readonly url: string | undefined } | { readonly error: unknown }

type MakeUrl = {
  readonly ownFile: string
  readonly route: Route
  readonly part: Part
  readonly context: EditContext
}

function makeUrl({ ownFile, route, part, context }: MakeUrl): Made {
  const { options, version, editedFile } = part
  const { config, origins } = context
  const { permalink } = route
  const { editUrl, editLocalizedFiles } = options
  const origin = editLocalizedFiles ? origins.get(ownFile) : undefined
  const filePath = editedFile ?? origin ?? ownFile
  if (editUrl === undefined) return { url: undefined }
  if (typeof editUrl === 'string') {
    const encoded = filePath.split('/').map(encodeURIComponent).join('/')
    return { url: new URL(encoded, editUrl.replace(/\/*$/, '/')).href }
  }
  try {
    return {
      url: editUrl({
        filePath,
        permalink,
        locale: config.locale.name,
        ...(version !== undefined && { version }),
      }),
    }
  } catch (error) {
    return { error }
  }
}

function failed(
  error: unknown,
  { keyPath }: Part,
  { config }: EditContext,
): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    code: 'config-invalid-value',
    severity: 'error',
    message: `\`${formatKeyPath(keyPath)}\` failed: ${reason.replace(/\.$/, '')}.`,
    hint: 'return an address, or undefined where a page is not edited.',
    place: { type: 'key', file: config.configFile, keyPath },
  }
}
