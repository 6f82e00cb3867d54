import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { gwdocs } from '../harness/gwdocs.ts'
import { copySite } from '../harness/site-copy.ts'
import { type Runtime, withRuntime } from '../harness/with-runtime.ts'
import type { SiteOptions } from './site-fixture.ts'
import { siteDir } from './site-source.ts'

const variables: Readonly<Record<Runtime, string>> = {
  react: 'GWDOCS_BUILT_SITE',
  preact: 'GWDOCS_BUILT_SITE_PREACT',
}

/** Folder of the built site: the workers inherit the environment. */
export function builtSite(runtime: Runtime): string {
  return process.env[variables[runtime]] ?? ''
}

/** Builds the site once for all workers, with each runtime that is asked for, away from the repository. */
export default async function buildSite({
  projects,
}: FullConfig<object, SiteOptions>): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'gwdocs-browser-'))
  const runtimes = projects
    .filter(({ use }) => use.mode === 'built')
    .map(({ use }) => use.runtime ?? 'react')
  for (const runtime of new Set(runtimes)) {
    const outDir = join(folder, runtime)
    await build(runtime, outDir)
    process.env[variables[runtime]] = outDir
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

async function build(runtime: Runtime, outDir: string): Promise<void> {
  const copy = copySite(siteDir)
  withRuntime(copy, runtime)
  const args = ['build', copy.dir, '--out-dir', outDir]
  const { code, stderr } = await gwdocs(args)
  copy.remove()
  if (code !== 0) throw new Error(`The site could not be built:\n${stderr}`)
}
