import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../gate/browser.mjs'
import { repository } from '../harness/site-copy.ts'
import type { SiteOptions } from './site-fixture.ts'

const executablePath = process.env['GWDOCS_BROWSER'] ?? (await findBrowser())

/** A browser of its own mind asks the network for things that no page asked for. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Journeys that lean on what renders components: hydration, state, effects, errors. */
const journeysOfRuntimes = [
  'broken-roots',
  'colour-mode',
  'component-styles',
  'crash',
  'dropdown',
  'follow-links',
  'held-press',
  'hydration',
  'interactive-post',
  'late-scripts',
  'lazy-code',
  'locales',
  'mobile-menu',
  'navbar',
  'navbar-items',
  'replaced-components',
  'sidebar',
  'switch-version',
]

/** Journeys through the site: built and served, and served from memory while it is written. */
export default defineConfig<object, SiteOptions>({
  testDir: '.',
  outputDir: join(repository, 'test-results'),
  globalSetup: './build-site.ts',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath && { executablePath }) },
    locale: 'zh-CN',
    screenshot: 'off',
    trace: 'off',
    video: 'off',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    {
      name: 'built',
      use: { mode: 'built' },
      testIgnore: '**/saving.spec.ts',
    },
    {
      name: 'watched',
      use: { mode: 'watched' },
      // Pages and scripts are the same, and these take long.
      testIgnore: ['accessibility', 'hydration', 'late-scripts'].map(
        (name) => `**/${name}.spec.ts`,
      ),
    },
    {
      // Where runtimes may differ; `preact.config.ts` runs all.
      name: 'preact',
      use: { mode: 'built', runtime: 'preact' },
      testMatch: journeysOfRuntimes.map((name) => `**/${name}.spec.ts`),
    },
  ],
})
