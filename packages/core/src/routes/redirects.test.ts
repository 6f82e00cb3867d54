import { expect, test } from 'vitest'
import { resolveConfig } from '../config/resolve-config.ts'
import type { UserConfig } from '../config/schema.ts'
import type { RoutePath } from '../shared/route-path.ts'
import { resolveRedirects } from './redirects.ts'
import type { Route } from './route.ts'

function resolve(
  redirects: NonNullable<UserConfig['redirects']>,
  paths: readonly RoutePath[],
) {
  const input = { title: 'T', url: 'https://example.com', redirects }
  const { config } = resolveConfig(input, 'gwdocs.config.ts')
  if (!config) throw new Error('the config is valid')
  const routes = paths.map((path): [RoutePath, Route] => [
    path,
    { type: 'page', path, permalink: path, filePath: `src/pages${path}.md` },
  ])
  return resolveRedirects(config, {
    byPath: new Map(routes),
    byFile: new Map(),
  })
}

test('one or several addresses lead to a page, its hash kept', () => {
  const { redirects, diagnostics } = resolve(
    [
      { from: ['/old', 'older/'], to: '/new#part' },
      { from: '/chat', to: 'https://example.org/chat' },
    ],
    ['/new'],
  )
  expect(diagnostics).toEqual([])
  expect(redirects).toEqual([
    { from: '/old', to: '/new#part' },
    { from: '/older', to: '/new#part' },
    { from: '/chat', to: 'https://example.org/chat' },
  ])
})

test('a function names further addresses of each page', () => {
  const old = (path: string) => (path === '/new' ? ['/old'] : undefined)
  expect(resolve(old, ['/new', '/other']).redirects).toEqual([
    { from: '/old', to: '/new' },
  ])
})

test('a redirect never hides a page', () => {
  expect(resolve([{ from: '/new', to: '/other' }], ['/new', '/other'])).toEqual(
    {
      redirects: [],
      diagnostics: [
        {
          code: 'redirect-clash',
          severity: 'error',
          message:
            '`/new` is a page of this site, so it cannot redirect to `/other`.',
          hint: 'take one of the two away.',
          place: {
            type: 'key',
            file: 'gwdocs.config.ts',
            keyPath: ['redirects', 0, 'from'],
          },
        },
      ],
    },
  )
})

test('a redirect that leads nowhere is reported with the page that was meant', () => {
  const { diagnostics } = resolve([{ from: '/old', to: '/nwe' }], ['/new'])
  expect(diagnostics).toEqual([
    {
      code: 'redirect-broken',
      severity: 'error',
      message:
        'The redirect leads to `/nwe`, and no page of the site has this address.',
      hint: 'did you mean `/new`?',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['redirects', 0, 'to'],
      },
    },
  ])
})
