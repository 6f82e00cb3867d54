import { defineConfig } from 'gwdocs'

/** What real sites seldom use. */
export default defineConfig({
  title: 'Edge',
  tagline: 'edge cases',
  url: 'https://edge.example.com',
  baseUrl: '/base/',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  docs: [
    {
      path: 'docs',
      routeBasePath: 'docs',
      sidebarPath: './sidebars.js',
      lastVersion: 'current',
      versions: {
        current: { label: '2.x', path: '' },
        '1.0': { label: '1.0', banner: 'unmaintained' },
      },
    },
    {
      id: 'community',
      path: 'community',
      routeBasePath: 'community',
      tagsBasePath: 'labels',
    },
  ],
  blog: { postsPerPage: 2, sidebarCount: 'ALL' },
  redirects: [{ from: '/old', to: '/docs/start/install' }],
  markdown: { math: true },
  theme: { toc: { maxHeadingLevel: 5 } },
  links: { broken: 'warn', brokenAnchors: 'warn', brokenImages: 'warn' },
})
