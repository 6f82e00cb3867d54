import {
  type Diagnostic,
  linkContextOf,
  type Mend,
  mendFile,
  type MovedFiles,
  movedRoutes,
  type ResolvedConfig,
  type SourceFile,
} from '@gwdocs/core'
import type { LocaleBuild } from '../pipeline/build-locale.ts'
import type { EditedFile } from './edited-file.ts'
import { mendKeyFiles } from './mend-key-files.ts'
import { moveContent, type MovedContent } from './move-content.ts'
import { moveTranslations } from './move-translations.ts'
import { moveSidebars } from './move-sidebars.ts'
import { movedFolders, renameFor } from './rename-for.ts'
import { moveRecords } from './move-records.ts'

export type PlanMove = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly locales: readonly LocaleBuild[]
  /** Files of the content. */
  readonly moved: MovedFiles
  /** Folder of content in which they lie. */
  readonly root: string
  readonly redirects: boolean
}

export type MovePlan = {
  /** Old path → new path, translations among them. */
  readonly moved: MovedFiles
  readonly edited: readonly EditedFile[]
  /** Files that commands write: redirects, public addresses, records of translations. */
  readonly written: readonly SourceFile[]
  /** Old path → path of the page now. */
  readonly redirects: ReadonlyMap<string, string>
  /** What the move breaks and could not mend. */
  readonly left: readonly Diagnostic[]
}

/** All that a move changes, before anything is changed. */
export function planMove(options: PlanMove): MovePlan {
  const { config, locales, moved } = options
  const own = locales.find(({ config: { locale } }) => locale.isDefault)
  if (!own) throw new Error('A site has a default locale.')
  const none = new Map<string, string>()
  const before = moveContent(own, none, none)
  const bare = moveContent(own, moved, none)
  const routes = movedRoutes(moved, own.routes, bare.analysis.routes)
  const mend: Mend = {
    before: linkContextOf(before.site),
    after: linkContextOf(bare.site),
    moved,
    movedDocs: movedDocs(own, bare.analysis.graph, moved),
  }
  const contents = locales.flatMap((locale) => mendContents(locale, mend))
  const texts = new Map(
    contents
      .filter(({ locale }) => locale === own)
      .map(({ to, text }) => [to, text]),
  )
  const found = findBroken(own, before, { moved, texts })
  const rename = renameFor({ ...options, routes, movedDocs: mend.movedDocs })
  const keyed = mendKeyFiles(options.siteDir, found, { moved, rename })
  const mended = mendedSidebars(own, mend.movedDocs, options)
  const rest = findBroken(mended, before, { moved, texts }).map(keyOf)
  const redirects = options.redirects ? routes : none
  return {
    moved: new Map([...moved, ...moveTranslations(locales, options)]),
    edited: [...contents, ...keyed.edited].filter(
      ({ edits }) => edits.length > 0,
    ),
    written: moveRecords({
      ...options,
      config,
      routes,
      redirects,
      after: bare.analysis.routes,
    }),
    redirects,
    left: keyed.left.filter(
      (each) => isOfSidebars(each, own) || rest.includes(keyOf(each)),
    ),
  }
}

type Change = {
  readonly moved: MovedFiles
  /** By the paths of their files after the move. */
  readonly texts: ReadonlyMap<string, string>
}

/** What is wrong after a change that was right before. */
function findBroken(
  locale: LocaleBuild,
  before: MovedContent,
  { moved, texts }: Change,
): Diagnostic[] {
  const known = new Set(before.diagnostics.map(keyOf))
  const { diagnostics } = moveContent(locale, moved, texts)
  return diagnostics.filter((each) => !known.has(keyOf(each)))
}

/** The locale with sidebars that name the docs as they are called after the move. */
function mendedSidebars(
  locale: LocaleBuild,
  docs: Mend['movedDocs'],
  options: PlanMove,
): LocaleBuild {
  const folders = movedFolders(options)
  const sidebars = moveSidebars(locale.sources.sidebars, docs, folders)
  return { ...locale, sources: { ...locale.sources, sidebars } }
}

function isOfSidebars({ place }: Diagnostic, { sources }: LocaleBuild) {
  return [...sources.sidebars.values()].some(({ file }) => file === place.file)
}

function keyOf({ code, message }: Diagnostic): string {
  return `${code} ${message}`
}

/** Addresses in the files of a locale; those of the default one are the content's own. */
function mendContents(locale: LocaleBuild, mend: Mend) {
  const { config, sources, origins, parsed } = locale
  const own = sources.contents.filter(
    ({ filePath }) => config.locale.isDefault || origins.has(filePath),
  )
  return own.map((source) => {
    const to = mend.moved.get(source.filePath) ?? source.filePath
    const format = parsed.get(source.filePath)?.summary.format ?? 'md'
    const mended = mendFile({ source, format, to }, mend)
    const filePath = origins.get(source.filePath) ?? source.filePath
    return { ...mended, filePath, to, locale }
  })
}

/** Old id of a doc → its new one; those of versions that were cut are not those of today. */
function movedDocs(
  { graph }: LocaleBuild,
  after: LocaleBuild['graph'],
  moved: MovedFiles,
): ReadonlyMap<string, string> {
  const docsOf = (each: LocaleBuild['graph']) =>
    each.docSets.flatMap(({ versions }) =>
      versions.flatMap(({ docs }) => [...docs.values()]),
    )
  const ids = new Map(docsOf(after).map(({ filePath, id }) => [filePath, id]))
  return new Map(
    docsOf(graph).flatMap(({ filePath, id }): [string, string][] => {
      const now = ids.get(moved.get(filePath) ?? '')
      return now === undefined || now === id ? [] : [[id, now]]
    }),
  )
}
