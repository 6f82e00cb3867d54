import { defineConfig } from 'gwdocs'

/** What real sites seldom use. */
export default defineConfig({
  title: 'Edge',
  tagline: 'edge cases',
  url: 'https://edge.example.com',
  baseUrl: '/base/',
  trailingSlash: true,
  docs: [
    { path: 'docs', routeBasePath: 'docs', sidebarPath: './sidebars.js' },
    { id: 'community', path: 'community', routeBasePath: 'community' },
  ],
  blog: { postsPerPage: 2, sidebarCount: 'ALL' },
  theme: { toc: { maxHeadingLevel: 5 } },
  links: { broken: 'warn', brokenAnchors: 'warn', brokenImages: 'warn' },
})
