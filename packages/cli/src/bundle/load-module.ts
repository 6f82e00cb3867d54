import { resolve } from 'node:path'
import type { Diagnostic, DiagnosticCode } from '@gwdocs/core'
import {
  explainFailure,
  explainThrow,
  isBuildFailure,
} from './explain-failure.ts'
import { bundleModule, importDefault } from './node-module.ts'
import { withScratchFolder } from './scratch-folder.ts'

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
    const entryPoints = [resolve(siteDir, file)]
    try {
      const { outfile, hash, metafile } = await bundleModule(siteDir, folder, {
        entryPoints,
      })
      const inputs = Object.keys(metafile.inputs).map((input) =>
        resolve(siteDir, input),
      )
      const value = await importDefault(outfile)
      const diagnostics = value === undefined ? [noExport(file, code)] : []
      return { value, inputs, hash, diagnostics }
    } catch (error) {
      const diagnostics = isBuildFailure(error)
        ? explainFailure(error, siteDir, code)
        : [explainThrow({ error, file, siteDir, code })]
      return { value: undefined, inputs: entryPoints, hash: '', diagnostics }
    }
  })
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
