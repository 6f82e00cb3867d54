import type { SiteCopy } from './site-copy.ts'

/** What renders a site's components: `client.runtime` of its config. */
export type Runtime = 'react' | 'preact'

const configName = 'gwdocs.runtime.config.ts'

/**
 * Gives a copy of a site another runtime.
 *
 * Out: arguments for the gwdocs commands that are to use it.
 */
export function withRuntime(
  { write }: Pick<SiteCopy, 'write'>,
  runtime: Runtime,
): readonly string[] {
  write(
    configName,
    [
      "import config from './gwdocs.config.ts'",
      `export default { ...config, client: { runtime: '${runtime}' } }`,
      '',
    ].join('\n'),
  )
  return ['--config', configName]
}
