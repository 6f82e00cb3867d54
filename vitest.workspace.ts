import { defineConfig } from 'vitest/config'

/** Packages are tested from their sources; builds and conformance through their public entries. */
const fromSource = {
  resolve: { conditions: ['@gwdocs/source', 'node', 'import', 'default'] },
}

function unit(name: string) {
  return {
    ...fromSource,
    ssr: {
      resolve: { conditions: ['@gwdocs/source', 'node', 'import', 'default'] },
    },
    test: { name, include: [`packages/${name}/src/**/*.test.{ts,tsx}`] },
  }
}

export default defineConfig({
  test: {
    // Most of a build test is a process of its own: the runner's worker waits meanwhile.
    maxWorkers: '100%',
    projects: [
      unit('core'),
      unit('theme'),
      unit('cli'),
      unit('social-cards'),
      { test: { name: 'site', include: ['site/src/**/*.test.ts'] } },
      {
        test: {
          name: 'build',
          include: ['tests/{build,api,properties}/**/*.test.ts'],
          globalSetup: 'tests/gate/pack.mjs',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/conformance.test.ts'],
          globalSetup: 'tests/gate/pack.mjs',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
