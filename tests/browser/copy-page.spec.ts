import { openLive } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a page is copied as Markdown, or read so', async ({ page, provokes }) => {
  // A document that is no page names no icon.
  provokes(/favicon\.ico/)
  await openLive(page, '/tutorial/routing')
  const copy = page.getByRole('button', { name: '复制本页' })
  await copy.click()
  await expect(
    page.getByRole('button', { name: '已复制' }).first(),
  ).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^# 路由\n/)
  expect(text).toContain('```go title="main.go"\npackage main\n')
  await expect(copy).toBeVisible()

  await page.getByRole('link', { name: 'Markdown 版本' }).click()
  await expect(page).toHaveURL(/\/tutorial\/routing\.md$/)
  await expect(page.locator('body')).toContainText('# 路由')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the Markdown can be read', async ({ page }) => {
    await page.goto('/tutorial/routing')
    await expect(page.getByRole('button', { name: '复制本页' })).toBeHidden()
    await expect(
      page.getByRole('link', { name: 'Markdown 版本' }),
    ).toHaveAttribute('href', '/tutorial/routing.md')
  })
})
