import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample, SamplesConfig } from '@gwdocs/core'

/** A sample by all that its check depends on, the environment aside: 16 hex digits. */
export function hashSample({ files, fails, expected }: Sample): string {
  return hashOf([
    files.map(({ name, text }) => [name, text]),
    fails ?? null,
    expected.map(({ block, ...each }) => [each, block.code]),
  ])
}

/** What the checks of a language depend on besides the samples. */
export function hashEnvironment(
  { command, setup, run, module }: SamplesConfig,
  siteDir: string,
): string {
  const files =
    module === undefined
      ? []
      : readdirSync(join(siteDir, module), {
          recursive: true,
          withFileTypes: true,
        })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
          .map((file) => readFileSync(file, 'utf8'))
  return hashOf([command, setup ?? null, run ?? null, files])
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value))
    .digest('hex')
    .slice(0, 16)
}
