import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  contentSecurityPolicy,
  type Diagnostic,
  hostFiles,
  type ParsedFile,
} from '@gwdocs/core'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import type { DiagramFrame } from '../bundle/diagram-frame.ts'
import type { PageModules, PageSheet } from '../bundle/page-modules.ts'
import type { RedirectScript } from '../bundle/redirect-script.ts'
import type { LoadedReplacements } from '../bundle/replacements.ts'
import type { StyleBundle } from '../bundle/style-bundle.ts'
import type { SiteSources, StaticFile } from '../read/site-sources.ts'
import type { OpenedSearch } from '../search/open-search.ts'
import type { WorkCounts } from './probe.ts'
import type { RenderedLocale } from './rendered-locale.ts'
import { builtRedirects, builtRoutes, prefixOf } from './built-routes.ts'
import type {
  BuildStats,
  BuiltRedirect,
  OutputFile,
  SiteBuild,
} from './site-build.ts'

/** A page that is hydrated, and why. */
export type BuiltIsland = {
  readonly file: string
  readonly cause: string
  /** Its module, below the output folder. */
  readonly path: string
}

export type GatherOutput = {
  readonly siteDir: string
  readonly sources: SiteSources
  readonly folders: readonly string[]
  /** By the path at which it lies. */
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly inputs: readonly string[]
  readonly locales: readonly RenderedLocale[]
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
  readonly islands: readonly BuiltIsland[]
  readonly work: WorkCounts
  readonly diagnostics: readonly Diagnostic[]
}

/** Puts all files of a site side by side; where a static file has a page's name, the page wins. */
export function gatherOutput(parts: GatherOutput): SiteBuild {
  const { siteDir, sources, locales, client, styles, codeSheet, assetPaths } =
    parts
  const { diagrams, replacements, modules, redirect } = parts
  const pages = locales.flatMap(({ site, pages: { files } }) =>
    [...files].map(([path, html]) => toFile(prefixOf(site) + path, html)),
  )
  const made: [string, OutputFile][] = [
    ...[modules, client, styles, diagrams, replacements, redirect]
      .flatMap((each) => [...(each?.files ?? [])])
      .map(([path, bytes]) => toFile(path, bytes)),
    toFile(codeSheet.path, codeSheet.css),
    ...pages,
    ...[...parts.pageSheets.values()].map(({ path, css }) => toFile(path, css)),
    ...locales.flatMap(({ pages: { styles } }) =>
      [...styles].map(([path, css]) => toFile(path, css)),
    ),
    ...locales.flatMap(({ site, lists }) =>
      [...lists].map(([path, text]) => toFile(prefixOf(site) + path, text)),
    ),
    ...parts.search.files,
    ...[...parts.cards].map(([path, bytes]) => toFile(path, bytes)),
    ...[...assetPaths].map(([filePath, path]): [string, OutputFile] => [
      path,
      { type: 'copy', source: join(siteDir, filePath) },
    ]),
  ]
  const redirects = locales.flatMap(({ site }) => builtRedirects(site))
  const hosts = filesForHosts(locales, redirects)
  made.push(...hosts.files.map(({ path, text }) => toFile(path, text)))
  const taken = new Set(made.map(([path]) => path))
  const clashes = sources.staticFiles.filter(({ path }) =>
    taken.has(path.slice(1)),
  )
  const copied = sources.staticFiles.map(
    ({ path, source }): [string, OutputFile] => [
      path.slice(1),
      { type: 'copy', source },
    ],
  )
  return {
    files: new Map([...copied, ...made]),
    routes: locales.flatMap(builtRoutes),
    redirects,
    parsed: parts.parsed,
    makeSearch: parts.search.makeLater,
    inputs: parts.inputs,
    folders: parts.folders,
    stats: toStats(parts, pages.length),
    diagnostics: [
      ...parts.diagnostics,
      ...hosts.diagnostics,
      ...locales.flatMap(({ pages: { diagnostics } }) => diagnostics),
      ...clashes.map((clash) => reportClash(clash, siteDir)),
    ],
  }
}

/** What servers are told of redirects; places of pages are no business of theirs. */
function filesForHosts(
  [first]: GatherOutput['locales'],
  redirects: readonly BuiltRedirect[],
) {
  if (!first) return { files: [], diagnostics: [] }
  const { config } = first.site
  const pages = redirects.filter(({ fromHash }) => fromHash === undefined)
  return hostFiles(
    config,
    pages.map(({ from, href }) => ({
      from: config.siteBaseUrl + from.slice(1),
      to: href,
    })),
  )
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
  { client, styles, codeSheet, islands, locales, work }: GatherOutput,
  pages: number,
): BuildStats {
  const sizeOf = (path: string | undefined) =>
    client.files.get(path ?? '')?.byteLength ?? 0
  return {
    pages,
    contentSecurityPolicy: policyOf(locales, client),
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

/** All locales share the policy: it is made of what the config says. */
function policyOf(
  [first]: GatherOutput['locales'],
  { bootScript }: ClientBundle,
): string {
  const hash = createHash('sha256').update(bootScript).digest('base64')
  return first ? contentSecurityPolicy(first.site.config, hash) : ''
}
