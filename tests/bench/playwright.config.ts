import { defineConfig } from '@playwright/test'
import browserConfig from '../browser/playwright.config.ts'
import type { SiteOptions } from '../browser/site-fixture.ts'

/** Figures of what readers wait for, of both runtimes in one run. */
export default defineConfig<object, SiteOptions>({
  ...browserConfig,
  testDir: '.',
  testMatch: '*.bench.ts',
  globalSetup: '../browser/build-site.ts',
  workers: 1,
  timeout: 600_000,
  projects: [
    { name: 'react', use: { mode: 'built', runtime: 'react' } },
    { name: 'preact', use: { mode: 'built', runtime: 'preact' } },
  ],
})
