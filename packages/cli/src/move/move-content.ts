import {
  analyseContent,
  analyseLinks,
  type ContentAnalysis,
  type Diagnostic,
  type LinkedSite,
  type MovedFiles,
  parseFile,
  type ParsedFile,
  toLinkedSite,
  toParseOptions,
} from '@gwdocs/core'
import type { LocaleBuild } from '../pipeline/build-locale.ts'

/** A locale as it would be if files lay elsewhere. */
export type MovedContent = {
  readonly analysis: ContentAnalysis
  readonly site: LinkedSite
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Graph, routes and links of a locale whose files have been moved; nothing is read or written.
 *
 * @param texts texts that have been changed, by the paths of their files after the move
 */
export function moveContent(
  locale: LocaleBuild,
  moved: MovedFiles,
  texts: ReadonlyMap<string, string>,
): MovedContent {
  const { sources, config, labels, origins } = locale
  const toNew = (path: string) => moved.get(path) ?? path
  const parsed = new Map(
    [...locale.parsed].map(([path, file]): [string, ParsedFile] => [
      toNew(path),
      moveParsed(file, toNew(path), { locale, text: texts.get(toNew(path)) }),
    ]),
  )
  const staticPaths = sources.staticFiles.map(({ path }) => path)
  const assets = sources.assets.map(toNew)
  const analysis = analyseContent({
    ...{ ...sources, config, parsed, labels },
    dataFiles: sources.dataFiles.map((each) => ({
      ...each,
      filePath: toNew(each.filePath),
    })),
    pageModules: sources.pageModules.map(toNew),
    history: new Map(),
  })
  const { graph, routes } = analysis
  const linked = { config, graph, routes, staticPaths, assets }
  const locales = [{ config, graph, routes }]
  const links = analyseLinks({ ...linked, locales, parsed, origins })
  return {
    analysis,
    site: toLinkedSite({ ...linked, locales }),
    diagnostics: [...analysis.diagnostics, ...links.diagnostics],
  }
}

type Moved = { readonly locale: LocaleBuild; readonly text: string | undefined }

/** A file is read again only where its text has changed: where it lies changes no summary. */
function moveParsed(
  file: ParsedFile,
  filePath: string,
  { locale, text }: Moved,
): ParsedFile {
  if (text !== undefined)
    return parseFile({ filePath, text }, toParseOptions(locale.config.markdown))
  if (filePath === file.filePath) return file
  const summary = { ...file.summary, filePath }
  // Its findings have been told with the old path.
  return { ...file, filePath, summary, diagnostics: [] }
}
