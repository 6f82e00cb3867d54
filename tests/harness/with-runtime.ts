import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCopy } from './site-copy.ts'

/** What renders a site's components: `client.runtime` of its config. */
export type Runtime = 'react' | 'preact'

const configName = 'gwdocs.config.ts'
const innerName = 'inner.config.ts'

/** Has a copy of a site rendered by a runtime; React is what it has by itself. */
export function withRuntime(
  { dir, write }: Pick<SiteCopy, 'dir' | 'write'>,
  runtime: Runtime,
): void {
  if (runtime === 'react') return
  renameSync(join(dir, configName), join(dir, innerName))
  write(
    configName,
    [
      `import config from './${innerName}'`,
      `export default { ...config, client: { runtime: '${runtime}' } }`,
      '',
    ].join('\n'),
  )
}
