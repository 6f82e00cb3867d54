import { join } from 'node:path'
import {
  type Diagnostic,
  type OwnHostFile,
  type ParsedFile,
  type ResolvedConfig,
  responseHeaders,
} from '@gwdocs/core'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import type { DiagramFrame } from '../bundle/diagram-frame.ts'
import type { PageModules, PageSheet } from '../bundle/page-modules.ts'
import type { RedirectScript } from '../bundle/redirect-script.ts'
import type { LoadedReplacements } from '../bundle/replacements.ts'
import type { StyleBundle } from '../bundle/style-bundle.ts'
import type { SiteSources, StaticFile } from '../read/site-sources.ts'
import type { OpenedSearch } from '../search/open-search.ts'
import { isOnDisk, type TextsOnDisk } from '../store/spilled-texts.ts'
import type { WorkCounts } from './probe.ts'
import type { RenderedLocale } from './rendered-locale.ts'
import { renderRobots } from './render-robots.ts'
import { builtRedirects, builtRoutes, prefixOf } from './built-routes.ts'
import { filesForHosts } from './files-for-hosts.ts'
import { sitePolicy } from './site-policy.ts'
import type { BuildStats, OutputFile, SiteBuild } from './site-build.ts'

/** A page that is hydrated, and why. */
export type BuiltIsland = {
  readonly file: string
  readonly cause: string
  /** Its module, below the output folder. */
  readonly path: string
}

export type GatherOutput<Page = never> = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly sources: SiteSources
  /** Path below the output folder → the author's own file for a host. */
  readonly ownHostFiles: ReadonlyMap<string, OwnHostFile>
  readonly folders: readonly string[]
  /** By the path at which it lies. */
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly inputs: readonly string[]
  readonly locales: readonly RenderedLocale<Page>[]
  readonly client: ClientBundle
  readonly styles: StyleBundle
  readonly diagrams: DiagramFrame
  readonly replacements: Pick<LoadedReplacements, 'files'>
  readonly modules: Pick<PageModules, 'files'>
  readonly redirect: RedirectScript | undefined
  readonly pageSheets: ReadonlyMap<string, PageSheet>
  readonly codeSheet: { readonly path: string; readonly css: string }
  /** Asset file → path below the output folder. */
  readonly assetPaths: ReadonlyMap<string, string>
  readonly search: Pick<OpenedSearch, 'files' | 'makeLater'>
  /** Pictures for sharing. */
  readonly cards: ReadonlyMap<string, Uint8Array>
  /** What lets readers read offline. */
  readonly offline: readonly (readonly [string, Uint8Array | string])[]
  readonly islands: readonly BuiltIsland[]
  readonly work: WorkCounts
  readonly diagnostics: readonly Diagnostic[]
}

/** Puts all files of a site side by side; where a static file has a page's name, the page wins. */
export function gatherOutput<Page extends object>(
  parts: GatherOutput<Page>,
): SiteBuild<Page> {
  const { siteDir, config, sources, locales, client, codeSheet, assetPaths } =
    parts
  const { styles, diagrams, replacements, modules, redirect } = parts
  const pages = locales.flatMap(({ site, pages: { files } }) =>
    pageFiles(files).map(([path, page]): [string, OutputFile | Page] => [
      prefixOf(site) + path,
      page,
    ]),
  )
  const made: [string, OutputFile | Page][] = [
    ...[modules, client, styles, diagrams, replacements, redirect]
      .flatMap((each) => [...(each?.files ?? [])])
      .map(([path, bytes]) => toFile(path, bytes)),
    toFile(codeSheet.path, codeSheet.css),
    ...pages,
    ...[...parts.pageSheets.values()].map(({ path, css }) => toFile(path, css)),
    ...locales.flatMap(({ pages: { styles }, sidebars }) =>
      [...styles, ...sidebars].map(([path, text]) => toFile(path, text)),
    ),
    ...locales.flatMap(({ site, lists }) =>
      [...lists].map(([path, text]) => toFile(prefixOf(site) + path, text)),
    ),
    ...renderRobots(locales, sources.staticFiles).map(([path, text]) =>
      toFile(path, text),
    ),
    ...parts.offline.map(([path, bytes]) => toFile(path, bytes)),
    ...parts.search.files,
    ...[...parts.cards].map(([path, bytes]) => toFile(path, bytes)),
    ...[...assetPaths].map(([filePath, path]): [string, OutputFile] => [
      path,
      { type: 'copy', source: join(siteDir, filePath) },
    ]),
  ]
  const redirects = locales.flatMap(({ site }) => builtRedirects(site))
  const policy = sitePolicy(config, client.bootScript)
  const headers = responseHeaders(config, policy)
  const { staticFiles } = sources
  const { ownHostFiles: own } = parts
  const hosts = filesForHosts({ config, redirects, headers, staticFiles, own })
  const taken = new Set(made.map(([path]) => path))
  const apart = new Set(hosts.files.map(({ path }) => path))
  const clashes = staticFiles.filter(({ path }) => {
    const name = path.slice(1)
    return taken.has(name) || (apart.has(name) && !own.has(name))
  })
  made.push(...hosts.files.map(({ path, text }) => toFile(path, text)))
  const copied = staticFiles.map(({ path, source }): [string, OutputFile] => [
    path.slice(1),
    { type: 'copy', source },
  ])
  return {
    files: new Map([...copied, ...made]),
    routes: locales.flatMap(builtRoutes),
    redirects,
    parsed: parts.parsed,
    makeSearch: parts.search.makeLater,
    inputs: parts.inputs,
    folders: parts.folders,
    headers,
    stats: toStats(parts, pages.length, policy?.header),
    diagnostics: [
      ...parts.diagnostics,
      ...hosts.diagnostics,
      ...locales.flatMap(({ pages: { diagnostics } }) => diagnostics),
      ...clashes.map((clash) => reportClash(clash, siteDir)),
    ],
  }
}

function pageFiles<Page extends object>(
  files: ReadonlyMap<string, string | Page>,
): [string, OutputFile | Page][] {
  if (isOnDisk(files))
    return [...files.keys()].map((path) => [path, waitingFile(path, files)])
  return [...files].map(([path, page]) =>
    typeof page === 'string' ? toFile(path, page) : [path, page],
  )
}

/** A page whose text is read when it is written. */
function waitingFile(path: string, texts: TextsOnDisk): OutputFile {
  return {
    type: 'bytes',
    get bytes() {
      return texts.bytes(path) ?? ''
    },
  }
}

function toFile(
  path: string,
  bytes: Uint8Array | string,
): [string, OutputFile] {
  return [path, { type: 'bytes', bytes }]
}

function reportClash(
  { path, source }: StaticFile,
  siteDir: string,
): Diagnostic {
  return {
    code: 'static-file-clash',
    severity: 'error',
    message: `The static file \`${path}\` has the name of a file that the build makes.`,
    hint: 'rename the static file, or give the page another `slug`; feeds and the sitemap can be turned off in the config.',
    place: {
      type: 'file',
      file: source.slice(join(siteDir, '/').length).replaceAll('\\', '/'),
    },
  }
}

function toStats(
  { client, styles, codeSheet, islands, work }: GatherOutput<unknown>,
  pages: number,
  contentSecurityPolicy: string | undefined,
): BuildStats {
  const sizeOf = (path: string | undefined) =>
    client.files.get(path ?? '')?.byteLength ?? 0
  return {
    pages,
    contentSecurityPolicy,
    islands: islands.map(({ file, cause, path }) => ({
      file,
      cause,
      bytes: sizeOf(path),
    })),
    clientBytes: sizeOf(client.clientPath),
    styleBytes:
      (styles.files.get(styles.stylePath)?.byteLength ?? 0) +
      codeSheet.css.length,
    work,
  }
}
