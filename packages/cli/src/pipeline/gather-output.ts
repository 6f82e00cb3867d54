import { join } from 'node:path'
import type { Diagnostic, ParsedFile, RouteTable } from '@gwdocs/core'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import type { StyleBundle } from '../bundle/style-bundle.ts'
import type { SiteSources, StaticFile } from '../read/site-sources.ts'
import type { RenderedPages } from './render-pages.ts'
import type { BuildStats, OutputFile, SiteBuild } from './site-build.ts'

export type GatherOutput = {
  readonly siteDir: string
  readonly sources: SiteSources
  readonly folders: readonly string[]
  readonly routes: RouteTable
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly inputs: readonly string[]
  readonly pages: RenderedPages
  readonly client: ClientBundle
  readonly styles: StyleBundle
  readonly codeSheet: { readonly path: string; readonly css: string }
  /** Asset file → path below the output folder. */
  readonly assetPaths: ReadonlyMap<string, string>
  readonly islands: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Puts all files of a site side by side; where a static file has a page's name, the page wins. */
export function gatherOutput(parts: GatherOutput): SiteBuild {
  const { siteDir, sources, pages, client, styles, codeSheet, assetPaths } =
    parts
  const made: [string, OutputFile][] = [
    ...[...client.files, ...styles.files].map(([path, bytes]) =>
      toFile(path, bytes),
    ),
    toFile(codeSheet.path, codeSheet.css),
    ...[...pages.files].map(([path, html]) => toFile(path, html)),
    ...[...assetPaths].map(([filePath, path]): [string, OutputFile] => [
      path,
      { type: 'copy', source: join(siteDir, filePath) },
    ]),
  ]
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
    routes: [...parts.routes.byPath.values()],
    parsed: parts.parsed,
    inputs: parts.inputs,
    folders: parts.folders,
    stats: toStats(parts),
    diagnostics: [
      ...parts.diagnostics,
      ...pages.diagnostics,
      ...clashes.map((clash) => reportClash(clash, siteDir)),
    ],
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
    hint: 'rename the static file, or give the page another `slug`.',
    place: {
      type: 'file',
      file: source.slice(join(siteDir, '/').length).replaceAll('\\', '/'),
    },
  }
}

function toStats({
  pages,
  client,
  styles,
  codeSheet,
  islands,
}: GatherOutput): BuildStats {
  const sizeOf = (path: string | undefined) =>
    client.files.get(path ?? '')?.byteLength ?? 0
  return {
    pages: pages.files.size,
    islands: [...islands].map(([file, cause]) => ({
      file,
      cause,
      bytes: sizeOf(client.islandPaths.get(file)),
    })),
    clientBytes: sizeOf(client.clientPath),
    styleBytes:
      (styles.files.get(styles.stylePath)?.byteLength ?? 0) +
      codeSheet.css.length,
  }
}
