import type { UserConfig } from 'gwdocs'

type Check = NonNullable<UserConfig['samples']>[number]

/** Blocks of other languages can at least be read; those of JSON are, by the check of commands. */
export const syntaxSamples: readonly Check[] = [
  {
    ...toCheck(['bash'], 'block.sh'),
    // Where there is none, the check says so and goes on.
    setup: ['bash', '--version'],
  },
  toCheck(['ts', 'tsx'], 'block.tsx'),
]

function toCheck(languages: string[], file: string): Check {
  return {
    languages,
    file,
    module: 'src/samples/syntax',
    command: ['node', 'check.mjs'],
  }
}
