import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** All journeys, through sites that Preact renders. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? [])
    .filter(({ name }) => name !== 'preact')
    .map((project) => ({
      ...project,
      use: { ...project.use, runtime: 'preact' },
    })),
})
