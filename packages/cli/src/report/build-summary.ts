import type { SiteBuild } from '../pipeline/site-build.ts'
import type { LocatedDiagnostic } from './locate.ts'
import { placeText } from './format-text.ts'
import { plural } from './plural.ts'

export type SummaryInput = {
  readonly build: SiteBuild
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** Written files and bytes; absent where nothing was written. */
  readonly written:
    { readonly files: number; readonly bytes: number } | undefined
  readonly milliseconds: number
  readonly outDir: string
}

/** The one summary at the end of a build, for people. */
export function formatSummary(input: SummaryInput): string {
  const { build, written, milliseconds, outDir } = input
  const { errors, warnings } = countSeverities(input.diagnostics)
  const counts = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`
  const seconds = `${(milliseconds / 1000).toFixed(2)} s`
  if (!written) return `Nothing was written: ${counts}. (${seconds})`
  const { pages, islands, clientBytes, styleBytes } = build.stats
  return [
    `Built ${plural(pages, 'page')} in ${seconds}: ${plural(written.files, 'file')}, ${formatBytes(written.bytes)}, in ${outDir} (${counts})`,
    `  every page loads ${formatBytes(clientBytes)} of script and ${formatBytes(styleBytes)} of styles`,
    ...islands.map(
      ({ file, bytes, cause }) =>
        `  interactive: ${file}, ${formatBytes(bytes)} more: ${cause}`,
    ),
  ].join('\n')
}

/** The same for machines: one JSON object on one line. */
export function toJsonSummary(input: SummaryInput): string {
  const { build, diagnostics, written, milliseconds, outDir } = input
  return JSON.stringify({
    ok: written !== undefined,
    outDir,
    milliseconds: Math.round(milliseconds),
    files: written?.files ?? 0,
    bytes: written?.bytes ?? 0,
    ...build.stats,
    ...countSeverities(diagnostics),
    diagnostics: diagnostics.map(({ source: _, ...each }) => ({
      ...each,
      place: placeText(each),
    })),
    routes: build.routes.map(({ path, type }) => ({ path, type })),
  })
}

export function countSeverities(diagnostics: readonly LocatedDiagnostic[]) {
  const errors = diagnostics.filter(
    ({ severity }) => severity === 'error',
  ).length
  return { errors, warnings: diagnostics.length - errors }
}

function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? `${kilobytes.toFixed(1)} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`
}
