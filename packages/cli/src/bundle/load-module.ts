import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, DiagnosticCode } from '@gwdocs/core'
import { build } from 'esbuild'
import {
  explainFailure,
  explainThrow,
  isBuildFailure,
} from './explain-failure.ts'
import { traceSources } from './place-of-throw.ts'
import { providedModules } from './provided-modules.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { siteModules } from './site-modules.ts'
import { hashSources } from './source-hash.ts'

export type LoadedModule = {
  /** What the module exports by default; undefined where it could not be loaded. */
  readonly value: unknown
  /** Absolute paths of the files that it is made of. */
  readonly inputs: readonly string[]
  /** Hash of these files and of the packages that they import; empty where it could not be loaded. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Runs a config-like module of the site, in TypeScript or JavaScript, and takes its default export. */
export function loadModule(
  siteDir: string,
  file: string,
  code: DiagnosticCode,
): Promise<LoadedModule> {
  return withScratchFolder(async (folder) => {
    const outfile = join(folder, 'module.mjs')
    await mkdir(folder, { recursive: true })
    try {
      const { metafile } = await build({
        entryPoints: [resolve(siteDir, file)],
        outfile,
        absWorkingDir: siteDir,
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        metafile: true,
        sourcemap: 'inline',
        sourcesContent: false,
        logLevel: 'silent',
        plugins: [providedModules('node'), siteModules(siteDir, 'node')],
      })
      const inputs = Object.keys(metafile.inputs).map((input) =>
        resolve(siteDir, input),
      )
      traceSources()
      const hash = await hashSources(siteDir, metafile)
      const value = await importDefault(outfile)
      const diagnostics = value === undefined ? [noExport(file, code)] : []
      return { value, inputs, hash, diagnostics }
    } catch (error) {
      const diagnostics = isBuildFailure(error)
        ? explainFailure(error, siteDir, code)
        : [explainThrow({ error, file, siteDir, code })]
      const inputs = [resolve(siteDir, file)]
      return { value: undefined, inputs, hash: '', diagnostics }
    }
  })
}

async function importDefault(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as {
    default?: unknown
  }
  return module.default
}

function noExport(file: string, code: DiagnosticCode): Diagnostic {
  return {
    code,
    severity: 'error',
    message: 'The module exports nothing by default.',
    hint: 'write `export default` before what it is about.',
    place: { type: 'file', file },
  }
}
