import type { UserConfig } from 'gwdocs'

type Check = NonNullable<UserConfig['samples']>[number]

/** Blocks that show no Go can at least be read in their languages. */
export const syntaxSamples: readonly Check[] = [
  {
    ...toCheck(['bash'], 'block.sh'),
    // Where there is none, the check says so and goes on.
    setup: ['bash', '--version'],
  },
  toCheck(['json'], 'block.json'),
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
