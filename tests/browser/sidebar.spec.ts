import { holdClient } from './interceptions.ts'
import { openLive, shellOf } from './reader.ts'
import { readDoc } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const { title } = readDoc('tutorial/routing')

test('the page and what holds it are marked', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { sidebar } = shellOf(page)
  const current = sidebar.getByRole('link', { name: title, exact: true })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeInViewport()
  const marked = sidebar
    .getByRole('link')
    .and(page.locator('[aria-current="page"]'))
  await expect(marked).toHaveCount(1)
  await expect(
    sidebar.getByRole('button', { name: '收起“入门”' }),
  ).toHaveAttribute('aria-expanded', 'true')
})

test('a category opens and closes by mouse', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { sidebar } = shellOf(page)
  const inside = sidebar.getByRole('link', { name: '翻译站点' })
  await expect(inside).toBeHidden()
  await sidebar.getByRole('button', { name: '展开“参与文档”' }).click()
  await expect(inside).toBeVisible()
  const close = sidebar.getByRole('button', { name: '收起“参与文档”' })
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  await close.click()
  await expect(inside).toBeHidden()
})

test('a category opens and closes by keyboard', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { sidebar } = shellOf(page)
  const inside = sidebar.getByRole('link', { name: title, exact: true })
  const close = sidebar.getByRole('button', { name: '收起“入门”' })
  const open = sidebar.getByRole('button', { name: '展开“入门”' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(inside).toBeHidden()
  await expect(open).toBeFocused()
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(inside).toBeVisible()
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  const first = readDoc('tutorial/quick-start').title
  await expect(sidebar.getByRole('link', { name: first })).toBeFocused()
})

test('opening a category closes its siblings', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { sidebar } = shellOf(page)
  await sidebar.getByRole('button', { name: '展开“参与文档”' }).click()
  await expect(
    sidebar.getByRole('button', { name: '展开“入门”' }),
  ).toHaveAttribute('aria-expanded', 'false')
})

test('following a link opens the category of the new page', async ({
  page,
}) => {
  await openLive(page, '/api/slim')
  const { sidebar } = shellOf(page)
  const close = sidebar.getByRole('button', { name: '收起“nego”' })
  await sidebar.getByRole('link', { name: 'nego', exact: true }).click()
  await expect(shellOf(page).title).toHaveText('内容协商（nego）')
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  await expect(
    sidebar.getByRole('link', { name: 'nego', exact: true }),
  ).toHaveAttribute('aria-current', 'page')
})

test('the sidebar folds away and comes back', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { sidebar } = shellOf(page)
  const fold = page.getByRole('button', { name: '收起侧边栏' })
  const unfold = page.getByRole('button', { name: '展开侧边栏' })
  const widthOf = async () => (await shellOf(page).main.boundingBox())?.width
  const before = (await widthOf()) ?? 0
  await fold.click()
  await expect(sidebar).toHaveCount(0)
  expect(await widthOf()).toBeGreaterThan(before)
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await unfold.focus()
  await page.keyboard.press('Enter')
  await expect(
    sidebar.getByRole('link', { name: title, exact: true }),
  ).toBeVisible()
  await expect(fold).toBeFocused()
})

test('folded, it stays so on the next page', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  await page.getByRole('button', { name: '收起侧边栏' }).click()
  const pager = page.getByRole('navigation', { name: '上一页与下一页' })
  await pager.getByRole('link', { name: '下一页' }).click()
  await expect(shellOf(page).title).toHaveText(
    readDoc('tutorial/request').title,
  )
  await expect(shellOf(page).sidebar).toHaveCount(0)
  await expect(page.getByRole('button', { name: '展开侧边栏' })).toBeVisible()
})

test('folded, it is so from the first paint of the next visit', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  await page.getByRole('button', { name: '收起侧边栏' }).click()
  await expect(shellOf(page).sidebar).toHaveCount(0)
  const release = await holdClient(page)
  await page.reload({ waitUntil: 'commit' })
  // No script but the one in the page has run yet.
  await expect(shellOf(page).title).toBeVisible()
  await expect(shellOf(page).sidebar).toHaveCount(0)
  release()
  const unfold = page.getByRole('button', { name: '展开侧边栏' })
  await unfold.click()
  await expect(shellOf(page).sidebar).toBeVisible()
  await page.reload()
  await expect(shellOf(page).sidebar).toBeVisible()
})

test('the button that folds it is in sight below an announcement too', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  await expect(page.getByText('新版本已发布')).toBeInViewport()
  await expect(page.getByRole('button', { name: '收起侧边栏' })).toBeInViewport(
    { ratio: 1 },
  )
})

test('scrolled down, it stays where it is on the next page', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const { sidebar } = shellOf(page)
  const link = sidebar.getByRole('link', { name: '短文' })
  await link.scrollIntoViewIfNeeded()
  const place = () =>
    sidebar.evaluate((element) => Math.round(element.scrollTop))
  const before = await place()
  expect(before).toBeGreaterThan(200)
  await link.click()
  await expect(shellOf(page).title).toHaveText('短文')
  expect(await place()).toBe(before)
  await expect(link).toBeInViewport()
})
