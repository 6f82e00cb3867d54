import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { OutputFile } from '../pipeline/site-build.ts'
import { close, listen } from './listen.ts'
import { createWatchedSite, type WatchedState } from './watched-site.ts'

const all = new Map<string, OutputFile>([
  ['404.html', { type: 'bytes', bytes: 'No such page' }],
  ['a.html', { type: 'bytes', bytes: 'Page A' }],
  ['gone.txt', { type: 'copy', source: '/nowhere/gone.txt' }],
])
const files: WatchedState['files'] = {
  has: (path) => all.has(path),
  get: (path) => all.get(path),
  contentOf: () => undefined,
  sourceOf: () => undefined,
}

function open() {
  const { handler, update } = createWatchedSite({
    baseUrl: '/',
    onCrash: (error) => {
      throw error
    },
  })
  const state = { files, baseUrl: '/', trailingSlash: undefined, headers: [] }
  return { handler, update: () => update({ ...state, diagnostics: [] }) }
}

async function ask() {
  const { handler, update } = open()
  update()
  const address = { port: 0, host: '127.0.0.1', baseUrl: '/' }
  const { server, url } = await listen(handler, address)
  onTestFinished(() => close(server))
  // As it is: `fetch` would tidy the path up.
  return (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(url, { path }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
}

test('a file that was deleted since the last build is not found, and the server goes on', async () => {
  const statusOf = await ask()
  expect(await statusOf('/gone.txt')).toBe(404)
  expect(await statusOf('/a')).toBe(200)
})

test.each(['//', '//a', 'http://', '/%zz'])(
  'a request for %s does not end the server',
  async (path) => {
    const statusOf = await ask()
    expect([200, 404]).toContain(await statusOf(path))
    expect(await statusOf('/a')).toBe(200)
  },
)

test('whoever asks before the first build waits for it', async () => {
  const { handler, update } = open()
  const address = { port: 0, host: '127.0.0.1', baseUrl: '/' }
  const { server, url } = await listen(handler, address)
  onTestFinished(() => close(server))
  const waiting = fetch(new URL('a', url))
  update()
  expect(await (await waiting).text()).toContain('Page A')
})
