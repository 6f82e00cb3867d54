import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

process.env['GWDOCS_LOOKS'] = 'all'

/** All journeys, in every way in which a site is shown. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).map(({ testMatch: _, ...project }) => ({
    ...project,
    // Pages and scripts of the others are the same; nothing is saved in a built site.
    testIgnore: `**/${project.name === 'watched' ? 'accessibility' : 'saving'}.spec.ts`,
  })),
})
