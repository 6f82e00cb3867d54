import { z } from 'zod'
import { readDataFile } from '../data/data-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import type { Section } from './sections.ts'
import { frontMatterKey, introKey } from './sections.ts'
import type { ChangedSection, TranslationState } from './translation-state.ts'

/** Path of a source → its sections' hashes at the time when it was translated. */
export type TranslationRecord = Readonly<
  Record<string, Readonly<Record<string, string>>>
>

/** Name of the record in a locale's folder. */
export const recordName = 'translations.json'

const recordSchema = z.record(z.string(), z.record(z.string(), z.string()))

/** Reads a locale's record; without a file nothing is recorded. */
export function readRecord(file: SourceFile | undefined): {
  readonly record: TranslationRecord
  readonly diagnostics: readonly Diagnostic[]
} {
  if (!file) return { record: {}, diagnostics: [] }
  const { value, diagnostics } = readDataFile(file, 'translations-invalid')
  if (diagnostics.length > 0) return { record: {}, diagnostics }
  const result = recordSchema.safeParse(value)
  if (result.success) return { record: result.data, diagnostics: [] }
  return {
    record: {},
    diagnostics: [
      {
        code: 'translations-invalid',
        severity: 'error',
        message: 'The file is no record of translations.',
        hint: 'restore it from version control; `gwdocs translate mark` writes it.',
        place: {
          type: 'key',
          file: file.filePath,
          keyPath: result.error.issues[0]?.path.map(String) ?? [],
        },
      },
    ],
  }
}

/**
 * A record as text: pages by path, a line for each section in the order of the page. Two
 * people who translate different pages change different lines.
 */
export function writeRecord(record: TranslationRecord): string {
  const sorted = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** What is recorded for a source of these sections. */
export function recordOf(
  sections: readonly Section[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(sections.map(({ key, hash }) => [key, hash]))
}

/** How a translation stands to its source, by what was recorded of it. */
export function compareSections(
  recorded: Readonly<Record<string, string>> | undefined,
  current: readonly Section[],
): TranslationState {
  if (!recorded) return { type: 'unrecorded' }
  const now = current.flatMap(({ key, id, title, hash }): ChangedSection[] => {
    if (recorded[key] === hash) return []
    const change = recorded[key] === undefined ? 'added' : 'changed'
    return [{ change, key, id, title }]
  })
  const keys = new Set(current.map(({ key }) => key))
  const gone = Object.keys(recorded)
    .filter((key) => !keys.has(key))
    .map((key): ChangedSection => ({
      change: 'removed',
      key,
      id: undefined,
      title: isHeading(key) ? key : '',
    }))
  const sections = [...now, ...gone]
  return sections.length === 0
    ? { type: 'current' }
    : { type: 'stale', sections }
}

function isHeading(key: string): boolean {
  return key !== frontMatterKey && key !== introKey
}
