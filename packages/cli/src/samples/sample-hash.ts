import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Sample, SamplesConfig } from '@gwdocs/core'
import { findModuleFolder } from './module-folder.ts'

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
  config: SamplesConfig,
  siteDir: string,
): string {
  const { command, setup, run } = config
  const folder = findModuleFolder(config, siteDir)
  const files = folder === undefined ? [] : readTexts(folder)
  return hashOf([command, setup ?? null, run ?? null, files])
}

/** Names and texts; the ends of lines differ from one checkout to another. */
function readTexts(folder: string): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [
      relative(folder, file).replaceAll('\\', '/'),
      readFileSync(file, 'utf8').replaceAll('\r\n', '\n'),
    ])
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value))
    .digest('hex')
    .slice(0, 16)
}
