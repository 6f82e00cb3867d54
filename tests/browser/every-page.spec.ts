import type { Page } from '@playwright/test'
import { pressColorButton, shellOf } from './reader.ts'
import { publicRoutes, type PublicRoute } from './routes.ts'
import { expect, test } from './site-fixture.ts'

async function expectPage(
  page: Page,
  { path, texts }: PublicRoute,
): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  const { main, title } = shellOf(page)
  await expect(title, path).toHaveCount(1)
  expect((await title.innerText()).trim(), path).not.toBe('')
  const text = (await main.innerText()).replace(/\s+/g, ' ')
  for (const each of texts) expect(text, path).toContain(each)
}

/** Where the links of a page lead within the site, without hashes. */
async function internalLinks(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href))
  const { origin } = new URL(page.url())
  return hrefs
    .filter((href) => new URL(href).origin === origin)
    .map((href) => href.replace(/#.*$/, ''))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and no link is broken', async ({ page }) => {
    const links = new Set<string>()
    for (const route of Object.values(publicRoutes).flat()) {
      await expectPage(page, route)
      for (const link of await internalLinks(page)) links.add(link)
    }
    for (const link of links) {
      const response = await page.request.get(link, { maxRedirects: 0 })
      expect(response.status(), link).toBe(200)
    }
  })
})

for (const [group, routes] of Object.entries(publicRoutes)) {
  test(`every page comes to life: ${group}`, async ({ page }) => {
    for (const route of routes) {
      await expectPage(page, route)
      await pressColorButton(page)
    }
  })
}
