import { shellOf } from './reader.ts'
import { readDoc } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const { title } = readDoc('tutorial/routing')

for (const path of [
  '/tutorial/routing/index.html',
  '/tutorial/routing.html',
  '/tutorial/routing/',
]) {
  test(`${path} leads to the clean address`, async ({ page }) => {
    const response = await page.goto(`${path}?from=mail#完整程序`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(
      `/tutorial/routing?from=mail#${encodeURIComponent('完整程序')}`,
    )
    await expect(shellOf(page).title).toHaveText(title)
  })
}

test('a host that redirects nothing gets the clean address in the browser', async ({
  page,
}) => {
  await page.route('**/tutorial/routing.html', async (route) =>
    route.fulfill({
      response: await route.fetch({
        url: route.request().url().replace('.html', ''),
      }),
    }),
  )
  await page.goto('/tutorial/routing.html')
  await expect(page).toHaveURL('/tutorial/routing')
})

test('an unknown address answers 404 and leads home', async ({
  page,
  provokes,
}) => {
  provokes(/status of 404 .*\/no\/such\/page/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(shellOf(page).title).toHaveText('找不到页面')
  await expect(page.getByText('这里没有你要找的内容。')).toBeVisible()
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveURL('/')
})
