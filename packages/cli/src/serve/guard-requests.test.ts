import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { refusalOf } from './guard-requests.ts'

const guard = { host: 'my-machine', allowedHosts: ['docs.test', '.dev.test'] }

function statusOf(headers: IncomingHttpHeaders, method = 'GET') {
  return refusalOf({ method, headers }, guard)?.status
}

test.each([
  ['localhost:3000', undefined],
  ['LOCALHOST', undefined],
  ['docs.localhost:3000', undefined],
  ['127.0.0.1:3000', undefined],
  ['192.168.0.7:3000', undefined],
  ['[::1]:3000', undefined],
  ['my-machine:3000', undefined],
  ['docs.test', undefined],
  ['dev.test', undefined],
  ['a.b.dev.test:80', undefined],
  ['evil.test:3000', 403],
  ['localhost.evil.test', 403],
  ['docs.test.evil.test', 403],
  ['xdev.test', 403],
  ['127.0.0.1.evil.test', 403],
  ['a b', 403],
  [undefined, 403],
])('asked for as %s: %s', (host, status) => {
  expect(statusOf({ host })).toBe(status)
})

test.each([
  ['GET', undefined],
  ['HEAD', undefined],
  ['POST', 405],
  ['OPTIONS', 405],
])('%s: %s', (method, status) => {
  expect(statusOf({ host: 'localhost' }, method)).toBe(status)
})

test.each<[IncomingHttpHeaders, number | undefined]>([
  [{ origin: 'http://localhost:3000' }, undefined],
  [{ origin: 'null' }, undefined],
  [{ origin: 'http://localhost:8080' }, 403],
  [{ origin: 'https://evil.test' }, 403],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, undefined],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, undefined],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, undefined],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'websocket' }, 403],
])('%o: %s', (headers, status) => {
  expect(statusOf({ host: 'localhost:3000', ...headers })).toBe(status)
})

test('a refusal says how to mend it', () => {
  const headers = { host: 'docs.example.com:3000' }
  expect(refusalOf({ method: 'GET', headers }, guard)?.text).toContain(
    '--allow-host docs.example.com',
  )
})
