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

const paths = (names: readonly string[]) =>
  names.map((name) => `**/${name}.spec.ts`)

/** Journeys that lean on what the watching server adds to pages, or does in another way. */
const journeysOfWatching = [
  'clean-addresses',
  'crash',
  'diagrams',
  'follow-links',
  'interactive-post',
  'lazy-code',
  'locales',
  'navbar-items',
  'prefetch',
  'replaced-components',
  'saving',
  'search',
  'site-scripts',
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
  'large-sidebar',
  'lazy-code',
  'locales',
  'mobile-menu',
  'navbar',
  'navbar-items',
  'replaced-components',
  'search',
  'sidebar',
  'switch-version',
]

/**
 * Journeys through the site: all of them through the built one; through the one that is watched,
 * and through what Preact renders, those that may differ there. `whole.config.ts` runs all.
 */
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
      testIgnore: paths(['saving']),
    },
    {
      name: 'watched',
      use: { mode: 'watched' },
      testMatch: paths(journeysOfWatching),
    },
    {
      name: 'preact',
      use: { mode: 'built', runtime: 'preact' },
      testMatch: paths(journeysOfRuntimes),
    },
  ],
})
