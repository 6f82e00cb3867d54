import { defineConfig } from 'gwdocs'

/** The Echo framework's documentation. */
export default defineConfig({
  title: 'Echo',
  tagline: 'High performance, extensible, minimalist Go web framework',
  url: 'https://echo.labstack.com',
  trailingSlash: false,
  docs: { path: 'docs', routeBasePath: 'docs' },
  redirects: [
    { from: '/guide/http_server', to: '/docs/start-server' },
    { from: '/cookbook/subdomains', to: '/docs/cookbook/subdomain' },
    { from: '/cookbook/timeouts', to: '/docs/cookbook/timeout' },
    (path) => {
      if (/^\/docs\/(?:middleware|cookbook)\//.test(path))
        return path.slice('/docs'.length)
      return path.startsWith('/docs')
        ? path.replace('/docs', '/guide')
        : undefined
    },
  ],
  blog: false,
  pages: false,
  links: { broken: 'warn', brokenAnchors: 'warn', brokenImages: 'warn' },
})
