import { expect, test } from 'vitest'
import { resolveConfig } from '../config/resolve-config.ts'
import type { UserConfig } from '../config/schema.ts'
import type { RoutePath } from '../shared/route-path.ts'
import { resolveRedirects } from './redirects.ts'
import { parseText } from '../testing/parse-text.ts'
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
  const table = { byPath: new Map(routes), byFile: new Map() }
  return resolveRedirects(config, table, { files: new Map() })
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

/** Redirects of the file, on a site of two pages: `/a` with `#one`, and `/b` with `#two`. */
function resolveKept(redirects: Readonly<Record<string, string>>) {
  const input = { title: 'T', url: 'https://example.com' }
  const { config } = resolveConfig(input, 'gwdocs.config.ts')
  if (!config) throw new Error('the config is valid')
  const kept = Object.entries(redirects).map(([from, to]) => ({ from, to }))
  const redirectsFile = { file: 'redirects.yml', redirects: kept }
  const pages = { '/a': 'one', '/b': 'two' } as const
  const files = Object.entries(pages).map(([path, id]) => {
    const { summary } = parseText(`## x {#${id}}`)
    return [`${path}.md`, { ...summary, filePath: `${path}.md` }] as const
  })
  const routes = Object.keys(pages).map((path): [RoutePath, Route] => [
    path as RoutePath,
    {
      type: 'page',
      path: path as RoutePath,
      permalink: path as RoutePath,
      filePath: `${path}.md`,
    },
  ])
  const table = { byPath: new Map(routes), byFile: new Map() }
  const graph = { files: new Map(files) }
  return resolveRedirects({ ...config, redirectsFile }, table, graph)
}

test('places are redirected alone, and with their page', () => {
  const kept = { '/old': '/a', '/old#x': '/b#two', '/a#gone': '/a#one' }
  expect(resolveKept(kept)).toEqual({
    redirects: [
      { from: '/old', to: '/a' },
      { from: '/old', fromHash: 'x', to: '/b#two' },
      { from: '/a', fromHash: 'gone', to: '/a#one' },
    ],
    diagnostics: [],
  })
})

test.each([
  [
    { '/a#one': '/b' },
    'redirect-clash',
    '`/a#one` is a place of this site, so it cannot redirect to `/b`.',
  ],
  [
    { '/c#one': '/b' },
    'redirect-broken',
    '`/c#one` redirects to `/b`, and `/c` is neither a page nor redirected itself.',
  ],
  [
    { '/c': '/b#tow' },
    'broken-anchor',
    'The redirect leads to `/b#tow`, and the page has no place `#tow`.',
  ],
])('%j is the mistake %s', (kept, code, message) => {
  const [from] = Object.keys(kept)
  const place = { type: 'key', file: 'redirects.yml', keyPath: [from] }
  expect(resolveKept(kept as Record<string, string>).diagnostics).toMatchObject(
    [{ code, message, place }],
  )
})
