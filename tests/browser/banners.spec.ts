import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test('an unlisted page says so', async ({ page, fixtureUrl }) => {
  await page.goto(`${await fixtureUrl('reader-states')}/unlisted`)
  const banner = page.getByRole('complementary', { name: '未列出的页面' })
  await expect(banner).toContainText('搜索引擎不会收录')
  await expect(shellOf(page).title).toHaveText('不列出')
})

test('a draft says so while the site is written, and is not built', async ({
  page,
  mode,
  fixtureUrl,
  provokes,
}) => {
  provokes(/Failed to load resource: .* 404/)
  await page.goto(`${await fixtureUrl('reader-states')}/draft`)
  const banner = page.getByRole('complementary', { name: '草稿页面' })
  await expect(banner).toHaveCount(mode === 'watched' ? 1 : 0)
  await expect(shellOf(page).title).toHaveText(
    mode === 'watched' ? '草稿' : '找不到页面',
  )
})

test('a page that does not exist has a title, messages and a way home', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/Failed to load resource: .* 404/)
  await page.goto(`${await fixtureUrl('reader-states')}/nowhere`)
  const { main, title } = shellOf(page)
  await expect(title).toHaveText('找不到页面')
  await expect(page).toHaveTitle('找不到页面 | 状态')
  await expect(main).toContainText('这里没有你要找的内容。')
  await main.getByRole('link', { name: '回到首页' }).click()
  await expect(title).toHaveText('首页')
})
