import { expect, test } from 'vitest'
import { finalAddress } from './final-address.ts'

const places = { 'old-part': '/other#part', 安装: '/install' }

test.each([
  ['/old', '/new'],
  ['/old#top?', '/new#top?'],
  ['/old?x=1#part', '/new?x=1#part'],
  ['/old#old-part', '/other#part'],
  ['/old#%E5%AE%89%E8%A3%85', '/install'],
  ['/old#toString', '/new#toString'],
  ['/old#%', '/new#%'],
])('%s leads to %s', (from, to) => {
  const url = new URL(from, 'https://example.com')
  expect(finalAddress(url, '/new', places)).toBe(`https://example.com${to}`)
})

test('a page that is there sends nobody on but for places that moved', () => {
  const at = (hash: string) => new URL(`https://example.com/a${hash}`)
  expect(finalAddress(at('#part'), undefined, places)).toBeUndefined()
  expect(finalAddress(at(''), undefined, places)).toBeUndefined()
  expect(finalAddress(at('#old-part'), undefined, places)).toBe(
    'https://example.com/other#part',
  )
})

test('a target with a hash or a query of its own keeps it', () => {
  const url = new URL('https://example.com/old?a=1#part')
  expect(finalAddress(url, '/new?b=2#there', {})).toBe(
    'https://example.com/new?b=2#there',
  )
})
