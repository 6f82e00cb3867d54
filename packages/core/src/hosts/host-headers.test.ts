import { expect, test } from 'vitest'
import type { Host } from '../config/hosts-schema.ts'
import { hostFiles } from './host-files.ts'

const headers = [
  { name: 'Content-Security-Policy', value: 'default-src \'none\'; x "100%"' },
  { name: 'Referrer-Policy', value: 'no-referrer' },
]

function write(host: Host, own: Readonly<Record<string, string>> = {}) {
  const config = {
    hosts: [host],
    siteBaseUrl: '/base/',
    trailingSlash: undefined,
    configFile: 'gwdocs.config.ts',
  }
  return hostFiles(config, {
    redirects: [{ from: '/base/old', to: '/base/new' }],
    headers,
    immutableFolder: 'assets',
    own: new Map(
      Object.entries(own).map(([path, text]) => [
        path,
        { filePath: `static/${path}`, text },
      ]),
    ),
  })
}

function textOf(host: Host, path: string): string {
  return write(host).files.find((each) => each.path === path)?.text ?? ''
}

test.each<Host>(['netlify', 'cloudflare'])(
  '%s: rules of `_headers`',
  (host) => {
    expect(textOf(host, '_headers').split('\n')).toEqual([
      '/base/*',
      `  Content-Security-Policy: default-src 'none'; x "100%"`,
      '  Referrer-Policy: no-referrer',
      '/base/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ])
  },
)

test('Vercel: rules beside the redirects', () => {
  expect(JSON.parse(textOf('vercel', 'vercel.json'))).toMatchObject({
    headers: [
      {
        source: '/base/(.*)',
        headers: headers.map(({ name, value }) => ({ key: name, value })),
      },
      {
        source: '/base/assets/(.*)',
        headers: [
          {
            key: 'Cache-Control',
            value: 'public, max-age=31536000, immutable',
          },
        ],
      },
    ],
  })
})

test('nginx: a file for `server`, in which only what lies among the assets is kept', () => {
  const lines = textOf('nginx', 'nginx-headers.conf').split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    `add_header Content-Security-Policy "default-src 'none'; x \\"100%\\"" always;`,
    'add_header Referrer-Policy "no-referrer" always;',
    'set $gwdocs_caching "";',
    'if ($uri ~ "^/base/assets/") { set $gwdocs_caching "public, max-age=31536000, immutable"; }',
    'add_header Cache-Control $gwdocs_caching;',
  ])
})

test('Apache: where the module is there; a per cent sign is one', () => {
  const lines = textOf('apache', '.htaccess').split('\n')
  expect(lines.slice(2)).toEqual([
    '<IfModule mod_headers.c>',
    `Header always set Content-Security-Policy "default-src 'none'; x \\"100%%\\""`,
    'Header always set Referrer-Policy "no-referrer"',
    '<If "%{REQUEST_URI} =~ m#^/base/assets/#">',
    'Header set Cache-Control "public, max-age=31536000, immutable"',
    '</If>',
    '</IfModule>',
    '',
  ])
})

test.each<[Host, string, string]>([
  ['netlify', '_headers', '/a\n  X-Own: 1'],
  ['cloudflare', '_redirects', '/a /b 302\n'],
  ['apache', '.htaccess', 'Header set X-Own 1\n'],
])('%s: the author’s own `%s` stands before ours', (host, path, text) => {
  const { files, diagnostics } = write(host, { [path]: text })
  const merged = files.find((each) => each.path === path)?.text ?? ''
  expect(merged.startsWith(`${text.trimEnd()}\n`)).toBe(true)
  expect(merged).toContain(textOf(host, path))
  expect(diagnostics).toEqual([])
})

test('Vercel: the author’s own lists and switches', () => {
  const own = {
    cleanUrls: false,
    redirects: [{ source: '/a', destination: '/b' }],
    headers: [
      {
        source: '/a',
        has: [{ type: 'header', key: 'Referrer-Policy' }],
        headers: [{ key: 'X-Own', value: '1' }],
      },
    ],
    regions: ['fra1'],
  }
  const text = JSON.stringify(own)
  const { files, diagnostics } = write('vercel', { 'vercel.json': text })
  const merged = JSON.parse(files[0]?.text ?? '') as typeof own
  expect(merged).toMatchObject({ cleanUrls: false, regions: ['fra1'] })
  expect(merged.redirects[0]).toEqual(own.redirects[0])
  expect(merged.redirects).toHaveLength(3)
  expect(merged.headers[0]).toEqual(own.headers[0])
  expect(merged.headers).toHaveLength(3)
  expect(diagnostics).toEqual([])
})

test.each<[Host, string, string, number, number]>([
  ['netlify', '_headers', '/*\n  referrer-policy: origin\n', 2, 3],
  ['apache', '.htaccess', 'Header always set Referrer-Policy origin', 1, 19],
  [
    'vercel',
    'vercel.json',
    '{"headers": [{"source": "/", "headers": [\n{"key": "Referrer-Policy", "value": "origin"}]}]}',
    2,
    10,
  ],
])(
  '%s: a header that both would send is an error at its line of %s',
  (host, path, text, line, column) => {
    const { diagnostics } = write(host, { [path]: text })
    expect(diagnostics).toMatchObject([
      {
        code: 'host-header-clash',
        severity: 'error',
        place: { file: `static/${path}`, line, column },
      },
    ])
  },
)

test('what is no JSON cannot be put together with ours', () => {
  const { diagnostics } = write('vercel', { 'vercel.json': '[]' })
  expect(diagnostics).toMatchObject([
    { code: 'host-file-unreadable', place: { file: 'static/vercel.json' } },
  ])
})

test('a policy that is longer than what Cloudflare reads is a warning', () => {
  const origins = Array.from({ length: 200 }, (_, n) => `https://${n}.example`)
  const { diagnostics } = hostFiles(
    {
      hosts: ['cloudflare'],
      siteBaseUrl: '/',
      trailingSlash: undefined,
      configFile: 'gwdocs.config.ts',
    },
    {
      redirects: [],
      headers: [{ name: 'X', value: origins.join(' ') }],
      immutableFolder: undefined,
      own: new Map(),
    },
  )
  expect(diagnostics).toMatchObject([{ code: 'host-limit' }])
})
