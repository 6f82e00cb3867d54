import { expect, test } from 'vitest'
import { securitySchema } from '../config/security-schema.ts'
import { responseHeaders } from './response-headers.ts'

const policy = { header: "default-src 'none'", meta: '' }

function headersOf(security: object): Record<string, string> {
  const config = { security: securitySchema.parse(security) }
  return Object.fromEntries(
    responseHeaders(config, policy).map(({ name, value }) => [name, value]),
  )
}

test('what hosts are told unless the config says otherwise', () => {
  expect(headersOf({})).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
})

test('the config has the last word, however it writes a name', () => {
  const headers = headersOf({
    headers: {
      'referrer-policy': 'no-referrer',
      'Permissions-Policy': false,
      'X-Robots-Tag': 'noai',
    },
    reportTo: 'https://reports.example/csp',
  })
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'X-Robots-Tag': 'noai',
    'Reporting-Endpoints': 'violations="https://reports.example/csp"',
  })
  expect(headers).not.toHaveProperty('Permissions-Policy')
  expect(headers).not.toHaveProperty('Referrer-Policy')
})

test.each([
  [{ headers: { 'X A': 'b' } }],
  [{ headers: { 'X-A': 'a\r\nSet-Cookie: b' } }],
  [{ headers: { 'X-A': '$b' } }],
  [{ headers: { 'content-security-policy': "default-src 'self'" } }],
  [{ reportTo: 'https://a.example; script-src *' }],
  [{ reportTo: 'http://a.example' }],
  [{ allowedOrigins: { scripts: ['data:'] } }],
  [{ allowedOrigins: { images: ["x; script-src 'unsafe-inline'"] } }],
  [{ allowedOrigins: { scripts: ["'unsafe-eval'"] } }],
])('%j is not taken', (security) => {
  expect(securitySchema.safeParse(security).success).toBe(false)
})
