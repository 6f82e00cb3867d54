import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Diagnostic,
  type ResolvedConfig,
  versionFilePrefix,
  versionNameProblem,
} from '@gwdocs/core'

export type LoadedVersions = {
  /** Id of a doc set → names of the versions that were cut, newest first. */
  readonly cutVersions: ReadonlyMap<string, readonly string[]>
  /** Absolute paths of the files that were read, or would be if they were there. */
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
    inputs.push(join(siteDir, file))
    if (!existsSync(join(siteDir, file))) continue
    const text = await readFile(join(siteDir, file), 'utf8')
    const names = readNames(text)
    if (!names) diagnostics.push(invalid(file))
    const checked = checkNames(names ?? [], file, text)
    diagnostics.push(...checked.diagnostics)
    cutVersions.set(docs.id, checked.names)
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

/** Keeps the names that can be one. */
function checkNames(
  names: readonly string[],
  file: string,
  text: string,
): { names: readonly string[]; diagnostics: readonly Diagnostic[] } {
  const kept = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const name of names) {
    const problem = kept.has(name)
      ? `\`${name}\` stands there twice.`
      : versionNameProblem(name)
    if (problem === undefined) kept.add(name)
    else diagnostics.push(badName(problem, file, lineOf(name, text)))
  }
  return { names: [...kept], diagnostics }
}

/** The last line that holds a name, from 1. */
function lineOf(name: string, text: string): number {
  const before = text.slice(0, text.lastIndexOf(JSON.stringify(name)))
  return before.split('\n').length
}

function badName(message: string, file: string, line: number): Diagnostic {
  return {
    code: 'versions-invalid',
    severity: 'error',
    message,
    hint: 'name each version once, by a name such as `2.0`; its folder is `versioned_docs/version-2.0`.',
    place: { type: 'position', file, line, column: 1 },
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
