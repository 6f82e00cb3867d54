import { expect, test } from 'vitest'
import type { Host } from '../config/hosts-schema.ts'
import { type HostInput, hostFiles } from './host-files.ts'
import type { HostRedirect } from './host-site.ts'

function write(
  host: Host,
  redirects: readonly HostRedirect[],
  trailingSlash?: boolean,
  more: Partial<HostInput> = {},
) {
  const config = {
    hosts: [host],
    siteBaseUrl: '/base/',
    trailingSlash,
    configFile: 'gwdocs.config.ts',
  }
  return hostFiles(config, {
    redirects,
    headers: [],
    immutableFolder: undefined,
    own: new Map(),
    ...more,
  })
}

const plain = [{ from: '/base/old', to: '/base/new' }]
/** What each format would read as something else. */
const nasty = [
  { from: '/base/旧 a.b(c)', to: '/base/%E6%96%B0?x=1#y' },
  { from: '/base/"q"\\$1:x', to: 'https://example.org/$1' },
]

function textOf(
  host: Host,
  redirects: readonly HostRedirect[],
  slash?: boolean,
) {
  const { files } = write(host, redirects, slash)
  const told = files.filter(({ path }) => !path.includes('headers'))
  return told.map(({ path, text }) => `${path}\n${text}`).join('')
}

test('Netlify: a rule goes before the page at its address', () => {
  expect(textOf('netlify', [...plain, ...nasty])).toBe(
    [
      '_redirects',
      '/base/old /base/new 301!',
      '/base/%E6%97%A7%20a.b(c) /base/%E6%96%B0?x=1#y 301!',
      '/base/%22q%22%5C%241%3Ax https://example.org/$1 301!',
      '',
    ].join('\n'),
  )
})

test('Cloudflare: both forms of an address', () => {
  expect(textOf('cloudflare', plain)).toBe(
    [
      '_redirects',
      '/base/old /base/new 301',
      '/base/old/ /base/new 301',
      '',
    ].join('\n'),
  )
})

test.each([
  [undefined, ['/base/old', '/base/old/']],
  [true, ['/base/old/']],
  [false, ['/base/old']],
])('Vercel, with trailingSlash %s: %j', (slash, sources) => {
  const [file] = write('vercel', plain, slash).files
  const config = JSON.parse(file?.text ?? '') as {
    trailingSlash?: boolean
    redirects: { source: string }[]
  }
  expect(file?.path).toBe('vercel.json')
  expect(config.trailingSlash).toBe(slash)
  expect(config.redirects.map(({ source }) => source)).toEqual(sources)
})

test('Vercel: nothing in an address is a pattern', () => {
  const text = textOf('vercel', nasty, false)
  expect(text).toContain('"/base/%E6%97%A7%20a.b\\\\(c\\\\)"')
  expect(text).toContain('"destination": "/base/%E6%96%B0?x=1#y"')
})

test('nginx: decoded paths in a map, the query goes along', () => {
  const lines = textOf('nginx', [...plain, ...nasty]).split('\n')
  expect(lines.filter((line) => line.startsWith('    '))).toEqual([
    '    default "";',
    '    "/base/old" "/base/new$is_args$args";',
    '    "/base/old/" "/base/new$is_args$args";',
    '    "/base/旧 a.b(c)" "/base/%E6%96%B0?x=1#y";',
    '    "/base/旧 a.b(c)/" "/base/%E6%96%B0?x=1#y";',
    '    "/base/\\"q\\"\\\\$1:x" "https://example.org/%241$is_args$args";',
    '    "/base/\\"q\\"\\\\$1:x/" "https://example.org/%241$is_args$args";',
  ])
})

test('Apache: whole paths, and the page for those that do not exist', () => {
  expect(textOf('apache', [...plain, ...nasty])).toBe(
    [
      '.htaccess',
      'ErrorDocument 404 "/base/404.html"',
      'RedirectMatch 301 "^/base/old/?$" "/base/new"',
      'RedirectMatch 301 "^/base/旧 a\\\\.b\\\\(c\\\\)/?$" "/base/%E6%96%B0?x=1#y"',
      'RedirectMatch 301 "^/base/\\"q\\"\\\\\\\\\\\\$1:x/?$" "https://example.org/%241"',
      '',
    ].join('\n'),
  )
})

test('more rules than Cloudflare reads are a warning', () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({
    from: `/base/${index}`,
    to: '/base/new',
  }))
  expect(write('cloudflare', many.slice(1)).diagnostics).toEqual([])
  expect(write('cloudflare', many).diagnostics).toMatchObject([
    { code: 'host-limit', severity: 'warning', place: { keyPath: ['hosts'] } },
  ])
})
