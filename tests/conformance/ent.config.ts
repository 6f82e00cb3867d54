import { defineConfig } from 'gwdocs'

/** The ent entity framework's documentation and blog. */
export default defineConfig({
  title: 'ent',
  url: 'https://entgo.io',
  docs: { path: 'md', routeBasePath: 'docs', sidebarPath: 'sidebars.json' },
  blog: { path: 'website/blog', sidebarCount: 'ALL' },
  redirects: [
    { from: '/contrib', to: 'https://pkg.go.dev/entgo.io/contrib' },
    { from: '/docs/slack', to: '/docs/community' },
    { from: '/ent', to: 'https://pkg.go.dev/entgo.io/ent' },
    { from: '/ent/cmd/ent', to: 'https://pkg.go.dev/entgo.io/ent/cmd/ent' },
    { from: '/ent/cmd/entfix', to: 'https://pkg.go.dev/entgo.io/ent/entfix' },
    { from: '/ent/entc', to: 'https://pkg.go.dev/entgo.io/ent/entc' },
    { from: '/ent/entc/gen', to: 'https://pkg.go.dev/entgo.io/ent/entc/gen' },
  ],
  pages: false,
  theme: {
    code: {
      magicComments: [
        {
          className: 'highlighted',
          line: 'highlight-next-line',
          block: { start: 'highlight-start', end: 'highlight-end' },
        },
        { className: 'removed', line: 'highlight-next-line-error-message' },
        {
          className: 'focused',
          line: 'highlight-next-line-info',
          block: { start: 'highlight-info-start', end: 'highlight-info-end' },
        },
      ],
    },
  },
  staticDirs: ['website/static'],
  links: { broken: 'warn', brokenAnchors: 'warn', brokenImages: 'warn' },
})
