import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SamplesConfig } from '@gwdocs/core'

/** What is known of the samples of one language. */
export type LanguageRecord = {
  /** What they were checked with, as pages show it; empty where the config does not ask. */
  readonly with: string
  /** Stands for the commands, and for the files that lie beside the samples. */
  readonly environment: string
  /** Hashes of the samples that passed, sorted. */
  readonly passed: readonly string[]
}

/** By `recordKey`. */
export type SampleRecord = Readonly<Record<string, LanguageRecord>>

/** Committed with the content, so that nobody compiles again what has not changed. */
const sampleRecordName = 'samples.json'

/** The record of a site. One that cannot be read knows nothing: everything is checked again. */
export function readSampleRecord(siteDir: string): SampleRecord {
  const file = join(siteDir, sampleRecordName)
  if (!existsSync(file)) return {}
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

export async function writeSampleRecord(
  siteDir: string,
  record: SampleRecord,
): Promise<void> {
  const file = join(siteDir, sampleRecordName)
  if (Object.keys(record).length === 0 && !existsSync(file)) return
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`)
}

function isRecord(value: unknown): value is SampleRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(isLanguageRecord)
  )
}

function isLanguageRecord(value: unknown): value is LanguageRecord {
  const each = value as Partial<LanguageRecord> | null
  return (
    typeof each?.with === 'string' &&
    typeof each.environment === 'string' &&
    Array.isArray(each.passed) &&
    each.passed.every((hash) => typeof hash === 'string')
  )
}

/** Names a check in the record: two checks of one language differ in their modules. */
export function recordKey({ languages, module }: SamplesConfig): string {
  const name = languages.join('+')
  return module === undefined ? name : `${name}:${module}`
}
