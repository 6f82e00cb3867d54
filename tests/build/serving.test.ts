import { symlinkSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gwdocs, type Served, serve } from '../harness/gwdocs.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'

type Answer = {
  readonly status: number | undefined
  readonly text: string
  readonly headers: IncomingHttpHeaders
}

/** Asks for a path as it is written: `fetch` would tidy it up, and names the host itself. */
function ask(
  { url }: Served,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      const { statusCode: status, headers: told } = response
      response.on('end', () => resolve({ status, text, headers: told }))
    }).on('error', reject)
  })
}

const secret = 'known to the author alone'
let site: SiteCopy
const servers: Served[] = []

beforeAll(async () => {
  site = createSite({
    'gwdocs.config.js':
      "export default { title: 'Small', url: 'https://example.com', docs: { routeBasePath: '/' } }\n",
    'docs/intro.md': '# Intro\n\nHello.\n',
    'static/note.txt': 'for all\n',
    'secret.txt': secret,
  })
  expect((await gwdocs(['build', site.dir])).code).toBe(0)
  symlinkSync(join(site.dir, 'secret.txt'), join(site.dir, 'build/link.txt'))
  symlinkSync(site.dir, join(site.dir, 'build/folder'))
  servers.push(await serve(site.dir), await serve(site.dir, ['--watch']))
})

afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  site.remove()
})

describe.each([
  ['the built site', 0],
  ['the watched site', 1],
])('%s', (_, index) => {
  const server = () => servers[index] as Served

  test.each([['localhost:3000'], ['127.0.0.1'], ['[::1]:3000']])(
    'answers to the name %s',
    async (host) => {
      const { status, text } = await ask(server(), '/intro', { host })
      expect(status).toBe(200)
      expect(text).toContain('Hello.')
    },
  )

  test('does not answer to a name that somebody else may have given it', async () => {
    const { status, text } = await ask(server(), '/intro', {
      host: 'evil.test',
    })
    expect(status).toBe(403)
    expect(text).toContain('--allow-host evil.test')
    expect(text).not.toContain('Hello.')
  })

  test('does not answer pages of other sites', async () => {
    const headers = { origin: 'https://evil.test' }
    for (const path of ['/note.txt', '/__gwdocs/events'])
      expect((await ask(server(), path, headers)).status).toBe(403)
  })

  test('opens no socket to pages of other sites, nor to anybody', async () => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
    const foreign = { ...upgrade, origin: 'https://evil.test' }
    expect((await ask(server(), '/intro', foreign)).status).toBe(403)
    expect((await ask(server(), '/intro', upgrade)).status).not.toBe(101)
  })

  test.each([['/intro'], ['/nowhere']])(
    'sends with %s what a host would send',
    async (path) => {
      const { headers } = await ask(server(), path)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/]+=*' .*frame-ancestors 'self'$/,
      )
    },
  )

  test.each([
    ['/../secret.txt'],
    ['/%252e%252e/secret.txt'],
    ['/..%c0%afsecret.txt'],
    ['/%5c..%5csecret.txt'],
    ['/....//secret.txt'],
    ['/assets/../../secret.txt'],
    ['/assets/%2e%2e/%2e%2e/secret.txt'],
    ['/.gwdocs'],
    ['/.gwdocs/cache'],
    ['/__gwdocs/../secret.txt'],
    ['/..%2fsecret.txt'],
    ['/%2e%2e/secret.txt'],
    ['/..%5csecret.txt'],
    ['//secret.txt'],
    ['/link.txt'],
    ['/folder/secret.txt'],
    ['/gwdocs.config.js'],
    ['/docs/intro.md'],
    [`/${'long'.repeat(300)}`],
    ['/%00'],
    ['/%zz'],
  ])('has nothing at %s', async (path) => {
    const { status, text } = await ask(server(), path)
    expect(status).toBe(404)
    expect(text).not.toContain(secret)
  })
})
