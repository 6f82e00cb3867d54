import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gwdocs } from '../harness/gwdocs.ts'
import { siteDir } from './site-source.ts'

/** Names the folder of the built site to the workers, which inherit the environment. */
export const builtSiteVariable = 'GWDOCS_BUILT_SITE'

/** Builds the site once for all workers, away from the repository. */
export default async function buildSite(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'gwdocs-browser-'))
  const outDir = join(folder, 'build')
  const { code, stderr } = await gwdocs(['build', siteDir, '--out-dir', outDir])
  if (code !== 0) throw new Error(`The site could not be built:\n${stderr}`)
  process.env[builtSiteVariable] = outDir
  return () => rmSync(folder, { recursive: true, force: true })
}
