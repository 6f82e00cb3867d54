import {
  type Diagnostic,
  findSamples,
  type ParsedFile,
  type ResolvedConfig,
  type Sample,
} from '@gwdocs/core'
import { type CheckedLanguage, checkLanguage } from './check-language.ts'
import { checkModuleFolder } from './module-folder.ts'
import { hashSample } from './sample-hash.ts'
import {
  readSampleRecord,
  recordKey,
  type SampleRecord,
  writeSampleRecord,
} from './sample-record.ts'

export type SampleCounts = {
  readonly passed: number
  /** Of these, how many were checked now; the others are known to pass. */
  readonly checked: number
  readonly failed: number
  /** Neither checked now nor known to pass. */
  readonly unknown: number
  /** Of those that passed, how many were run, and their output or answers compared. */
  readonly ran: number
  /** Left out for a reason that the page gives. */
  readonly excused: number
  /** Reason → blocks that it leaves out. */
  readonly reasons: Readonly<Record<string, number>>
  /** Language → blocks that no check is for. */
  readonly unchecked: Readonly<Record<string, number>>
}

export type CheckedSamples = {
  readonly counts: SampleCounts
  readonly diagnostics: readonly Diagnostic[]
}

/** Checks the code samples of a site, as its config says, and keeps what passed. */
export async function checkSamples(
  siteDir: string,
  config: ResolvedConfig,
  files: Iterable<ParsedFile>,
): Promise<CheckedSamples> {
  const found = [...files].map((file) => findSamples(file, config.samples))
  const all = found.flatMap(({ samples }) => samples)
  const record = readSampleRecord(siteDir)
  const next: Record<string, SampleRecord[string]> = {}
  const diagnostics = found.flatMap((each) => each.diagnostics)
  let checked = 0
  let passed = 0
  let failed = 0
  let ran = 0
  for (const [index, each] of config.samples.entries()) {
    const key = recordKey(each)
    const samples = distinct(all.filter((sample) => sample.config === each))
    const known = record[key]
    const keyPath = ['samples', index]
    const place = { type: 'key', file: config.configFile, keyPath } as const
    const unready = checkModuleFolder(each, siteDir, place)
    const language = { siteDir, config: each, configPlace: place, samples }
    const result: CheckedLanguage =
      unready.length > 0
        ? { record: known, checked: 0, failed: 0, diagnostics: unready }
        : await checkLanguage({ ...language, known })
    diagnostics.push(...result.diagnostics)
    checked += result.checked
    failed += result.failed
    const sound = (result.record?.passed ?? []).flatMap(
      (hash) => samples.get(hash) ?? [],
    )
    passed += sound.length
    ran += sound.filter(({ expected }) => expected.length > 0).length
    if (result.record) next[key] = result.record
  }
  if (config.samples.length > 0) await writeSampleRecord(siteDir, next)
  const reasons = found.flatMap(({ excused }) => excused)
  const total = new Set(all.map(hashSample)).size
  return {
    counts: {
      passed,
      checked,
      failed,
      unknown: total - passed - failed,
      ran,
      excused: reasons.length,
      reasons: countEach(reasons),
      unchecked: sumUnchecked(found.map(({ unchecked }) => unchecked)),
    },
    diagnostics,
  }
}

/** The same code on several pages is one sample. */
function distinct(samples: readonly Sample[]): ReadonlyMap<string, Sample> {
  return new Map(samples.toReversed().map((each) => [hashSample(each), each]))
}

function countEach(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

function sumUnchecked(
  counts: readonly ReadonlyMap<string, number>[],
): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [language, count] of counts.flatMap((each) => [...each])) {
    const name = language || 'none'
    sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}
