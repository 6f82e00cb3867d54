import { expect, test } from './site-fixture.ts'

const script = `
const { dataset } = document.documentElement
dataset.runs = String(Number(dataset.runs ?? 0) + 1)
`

test('a script of the whole site runs once for a visit, and links are still followed in place', async ({
  page,
  serveFixture,
}) => {
  const { url, write } = await serveFixture('two-linked-docs')
  write('static/count.js', script)
  write(
    'gwdocs.config.ts',
    `export default {
  title: 'Scripts',
  url: 'https://example.com',
  favicon: '/favicon.svg',
  scripts: [{ src: '/count.js', defer: true }],
}
`,
  )
  const first = new URL('docs/first', url).href
  await expect
    .poll(async () => (await fetch(first)).text(), { timeout: 30_000 })
    .toContain('src="/count.js"')
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.goto(first)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-gw-hydrated', 'page')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Second' })
    .first()
    .click()
  await expect(page).toHaveURL(/\/docs\/second/)
  await expect(root).toHaveAttribute('data-runs', '1')
  expect(loads).toBe(1)
})
