import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import {
  type Diagnostic,
  instancePath,
  planVersions,
  type ResolvedConfig,
  type SidebarSource,
  sidebarsKey,
} from '@gwdocs/core'
import { loadModule } from '../bundle/load-module.ts'

export type LoadedSidebars = {
  readonly sidebars: ReadonlyMap<string, SidebarSource>
  /** Absolute paths of the files that were read, or would be if they were there. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Runs the sidebars file of every doc set that has one. */
export async function loadSidebars(
  siteDir: string,
  config: ResolvedConfig,
  cutVersions: ReadonlyMap<string, readonly string[]>,
): Promise<LoadedSidebars> {
  const sidebars = new Map<string, SidebarSource>()
  const inputs: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const docs of config.docs) {
    if (docs.sidebarPath === false) continue
    const file = docs.sidebarPath ?? findSidebars(siteDir, docs.id)
    const names = file === undefined ? sidebarsNames(docs.id) : [file]
    inputs.push(...names.map((name) => join(siteDir, name)))
    if (file === undefined) continue
    const named = normalize(file).replaceAll('\\', '/')
    if (!existsSync(join(siteDir, file))) {
      diagnostics.push(missing(file, docs.id, config))
      continue
    }
    const loaded = await loadModule(siteDir, file, 'sidebars-not-loaded')
    inputs.push(...loaded.inputs)
    diagnostics.push(...loaded.diagnostics)
    if (loaded.value !== undefined)
      sidebars.set(docs.id, { file: named, value: loaded.value })
  }
  for (const cut of await loadCutSidebars(siteDir, config, cutVersions)) {
    const { key, file, value } = cut
    inputs.push(join(siteDir, file))
    if (value === undefined) diagnostics.push(unreadable(file))
    else sidebars.set(key, { file, value })
  }
  return { sidebars, inputs, diagnostics }
}

/** `value` is undefined where the file is no JSON. */
type CutSidebars = {
  readonly key: string
  readonly file: string
  readonly value: unknown
}

/** The sidebars of versions that were cut lie in JSON files; one without a file has none. */
async function loadCutSidebars(
  siteDir: string,
  config: ResolvedConfig,
  cutVersions: ReadonlyMap<string, readonly string[]>,
): Promise<readonly CutSidebars[]> {
  const plans = config.docs.flatMap((docs) =>
    planVersions(docs, cutVersions.get(docs.id) ?? []).flatMap(
      ({ name, sidebarsFile: file }) =>
        file === undefined ? [] : [{ key: sidebarsKey(docs.id, name), file }],
    ),
  )
  return Promise.all(
    plans.map(async ({ key, file }) => {
      const path = join(siteDir, file)
      const text = existsSync(path) ? await readFile(path, 'utf8') : '{}'
      return { key, file, value: readJson(text) }
    }),
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unreadable(file: string): Diagnostic {
  return {
    code: 'sidebars-not-loaded',
    severity: 'error',
    message:
      'The sidebars of this version cannot be read: the file is no JSON.',
    hint: 'mend it, or take it away: a version without the file has no sidebars.',
    place: { type: 'file', file },
  }
}

/** `sidebars.*` for the default set, `<id>Sidebars.*` for the others. */
export function findSidebars(siteDir: string, id: string): string | undefined {
  return sidebarsNames(id).find((name) => existsSync(join(siteDir, name)))
}

function sidebarsNames(id: string): string[] {
  const stem = id === 'default' ? 'sidebars' : `${id}Sidebars`
  const endings = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json']
  return endings.map((ending) => `${stem}.${ending}`)
}

function missing(
  file: string,
  docsId: string,
  config: ResolvedConfig,
): Diagnostic {
  const keyPath = [...instancePath(config, 'docs', docsId), 'sidebarPath']
  return {
    code: 'sidebars-not-loaded',
    severity: 'error',
    message: `There is no file \`${file}\`.`,
    hint: 'create it, or leave `sidebarPath` out to make one sidebar from all docs.',
    place: { type: 'key', file: config.configFile, keyPath },
  }
}
