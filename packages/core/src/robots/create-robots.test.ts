import { expect, test } from 'vitest'
import { createRobots } from './create-robots.ts'

const sitemap = 'https://slim.example/sitemap.xml'

test.each([
  [false, [sitemap], `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`],
  [false, [], 'User-agent: *\nAllow: /\n'],
  [true, [], 'User-agent: *\nDisallow: /\n'],
])('with noIndex %s and the sitemaps %s', (noIndex, sitemaps, text) => {
  expect(createRobots({ noIndex, siteBaseUrl: '/' }, sitemaps)).toBe(text)
})

test('is not where no crawler looks for it', () => {
  const config = { noIndex: false, siteBaseUrl: '/docs/' }
  expect(createRobots(config, [sitemap])).toBeUndefined()
})
