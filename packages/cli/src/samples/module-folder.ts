import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, SamplesConfig } from '@gwdocs/core'

/** The folder whose files lie beside all samples; undefined where there is none. */
export function findModuleFolder(
  { module }: Pick<SamplesConfig, 'module'>,
  siteDir: string,
): string | undefined {
  if (module === undefined) return undefined
  const folder = join(siteDir, module)
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() ? folder : undefined
}

/**
 * A folder that the config names, and that is not there.
 *
 * @param place of the language in the config
 */
export function checkModuleFolder(
  { module }: Pick<SamplesConfig, 'module'>,
  siteDir: string,
  place: Extract<Diagnostic['place'], { type: 'key' }>,
): Diagnostic[] {
  if (module === undefined || findModuleFolder({ module }, siteDir)) return []
  return [
    {
      code: 'samples-module-missing',
      severity: 'error',
      message: `There is no folder \`${module}\`, whose files are to lie beside the samples.`,
      hint: 'name it relative to the folder of the site, or leave `module` out where the samples need no other files.',
      place: { ...place, keyPath: [...place.keyPath, 'module'] },
    },
  ]
}
