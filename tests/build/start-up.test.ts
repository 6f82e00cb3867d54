import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gwdocs } from '../harness/gwdocs.ts'
import { copySite, fixture } from '../harness/site-copy.ts'

const lister = new URL('../harness/list-modules.mjs', import.meta.url).href

/** Runs a command and lists the modules that it loads. */
async function modulesOf(args: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const list = join(folder, 'modules.txt')
  const env = {
    NODE_OPTIONS: `--import=${lister}`,
    GWDOCS_LOADED_MODULES: list,
  }
  const { code, stderr } = await gwdocs(args, { env })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return readFileSync(list, 'utf8').trim().split('\n')
}

test('the command line itself needs next to nothing', async () => {
  const modules = await modulesOf(['--version'])
  expect(modules.length).toBeLessThanOrEqual(8)
})

test('a build loads a few files, not each module of ours by itself', async () => {
  const site = copySite(fixture('two-linked-docs'))
  onTestFinished(site.remove)
  const modules = await modulesOf(['build', site.dir])
  expect(modules.length).toBeLessThanOrEqual(60)
  const ours = modules.filter((url) =>
    /\/packages\/[^/]+\/dist\/(?!packed\/)/.test(url),
  )
  expect(ours).toEqual([])
})
