import type { Page } from '@playwright/test'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** Puts a site below a folder that its configuration knows nothing of. */
async function moveBelow(
  page: Page,
  url: string,
  folder: string,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith(folder)) {
      await route.fulfill({ status: 404, body: '' })
      return
    }
    const response = await route.fetch({
      url: `${url}/${pathname.slice(folder.length)}`,
    })
    await route.fulfill({ response })
  })
}

for (const path of ['', 'long', 'nowhere/at/all']) {
  test(`/docs/${path} tells that the site lies below /docs/`, async ({
    page,
    fixtureUrl,
    provokes,
  }) => {
    provokes(/Failed to load resource/, /favicon/)
    const url = await fixtureUrl('reader-states')
    await moveBelow(page, url, '/docs/')
    await page.goto(`${url}/docs/${path}`)
    const banner = page.getByRole('alert')
    await expect(banner).toContainText('网站没有正确加载。')
    await expect(banner).toContainText('baseUrl 是“/”')
    await expect(banner).toContainText('改为“/docs/”')
    await expect(shellOf(page).title).toBeVisible()
  })
}

test('a style sheet that is missing for another reason is not blamed on it', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/Failed to load resource/)
  const url = await fixtureUrl('reader-states')
  await page.route(/\.css$/, (route) => route.fulfill({ status: 404 }))
  const looked = page.waitForResponse(/\/some\/where\/assets\/.*\.css$/)
  await page.goto(`${url}/some/where/else`)
  await looked
  await expect(shellOf(page).title).toHaveText('找不到页面')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
