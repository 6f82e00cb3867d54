import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gwdocs } from '../harness/gwdocs.ts'
import { createSite, repository } from '../harness/site-copy.ts'

/** Real documentation trees, beside the repository where there are any. */
const corpora = join(repository, '../shared/corpora')

type Summary = {
  readonly ok: boolean
  readonly pages?: number
  readonly diagnostics: readonly {
    readonly code: string
    readonly severity: string
  }[]
}

describe.each(['echo', 'ent', 'edge'])('the corpus %s', (name) => {
  const siteDir = join(corpora, name)

  test.skipIf(!existsSync(siteDir))(
    'is answered by a site or by diagnostics, never by a crash (needs ../shared)',
    async () => {
      const { dir, remove } = createSite({})
      const config = join(repository, 'tests/conformance', `${name}.config.ts`)
      const { code, stdout, stderr } = await gwdocs([
        'build',
        siteDir,
        '--config',
        config,
        '--out-dir',
        join(dir, 'out'),
        '--json',
      ])
      const summary = JSON.parse(stdout) as Summary
      const errors = summary.diagnostics.filter(
        ({ severity }) => severity === 'error',
      )
      expect(stderr).toBe('')
      expect(code).toBe(errors.length === 0 ? 0 : 1)
      expect(summary.ok).toBe(errors.length === 0)
      remove()
    },
  )
})
