import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Diagnostic,
  type ResolvedConfig,
  versionFilePrefix,
} from '@gwdocs/core'

export type LoadedVersions = {
  /** Id of a doc set → names of the versions that were cut, newest first. */
  readonly cutVersions: ReadonlyMap<string, readonly string[]>
  /** Absolute paths of the files that were read. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The file that lists the versions of a doc set, relative to the site. */
export function versionsFile(docs: { readonly id: string }): string {
  return `${versionFilePrefix(docs)}versions.json`
}

/** Reads the `versions.json` of every doc set that has one. */
export async function loadVersions(
  siteDir: string,
  config: ResolvedConfig,
): Promise<LoadedVersions> {
  const cutVersions = new Map<string, readonly string[]>()
  const inputs: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const docs of config.docs) {
    const file = versionsFile(docs)
    if (!existsSync(join(siteDir, file))) continue
    inputs.push(join(siteDir, file))
    const names = readNames(await readFile(join(siteDir, file), 'utf8'))
    if (names) cutVersions.set(docs.id, names)
    else diagnostics.push(invalid(file))
  }
  return { cutVersions, inputs, diagnostics }
}

/** Undefined where the text is no list of names. */
export function readNames(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isList =
      Array.isArray(value) && value.every((name) => typeof name === 'string')
    return isList ? (value as string[]) : undefined
  } catch {
    return undefined
  }
}

function invalid(file: string): Diagnostic {
  return {
    code: 'versions-invalid',
    severity: 'error',
    message: 'The file is no list of version names.',
    hint: 'write the names, the newest first: `["2.0", "1.0"]`.',
    place: { type: 'file', file },
  }
}
