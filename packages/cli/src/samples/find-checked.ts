import { findSamples, type ParsedFile, type ResolvedConfig } from '@gwdocs/core'
import { hashEnvironment, hashSample } from './sample-hash.ts'
import { readSampleRecord, recordKey } from './sample-record.ts'

/** Content file, where each of its samples is recorded to pass → what they were checked with. */
export type FindChecked = (
  files: ReadonlyMap<string, ParsedFile>,
) => ReadonlyMap<string, string>

/** Reads what is recorded, once for all languages of the site. */
export function openChecked(
  siteDir: string,
  { samples: configs }: ResolvedConfig,
): FindChecked {
  const record = configs.length > 0 ? readSampleRecord(siteDir) : {}
  const known = configs.flatMap((config) => {
    const found = record[recordKey(config)]
    const isOf = found && found.environment === hashEnvironment(config, siteDir)
    return isOf
      ? [{ config, with: found.with, passed: new Set(found.passed) }]
      : []
  })
  return (files) => {
    const checked = new Map<string, string>()
    for (const [path, file] of known.length > 0 ? files : []) {
      const { samples } = findSamples(file, configs)
      const tools = samples.map((sample) => {
        const of = known.find(({ config }) => config === sample.config)
        return of?.passed.has(hashSample(sample)) ? of.with : undefined
      })
      // A check that says nothing of its tool is not spoken of.
      const named = [...new Set(tools)].filter((tool) => tool !== '')
      if (named.length > 0 && !named.includes(undefined))
        checked.set(path, named.join(' · '))
    }
    return checked
  }
}
