import type { Page } from '@playwright/test'
import { changeHtml } from './interceptions.ts'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

function barOf(page: Page) {
  const bar = page.getByRole('region', { name: '公告' })
  return { bar, close: bar.getByRole('button', { name: '关闭' }) }
}

/** The sum of all layout shifts so far, as the browser measures them. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        sum += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 3; count++) await frame()
    add(observer.takeRecords())
    return sum
  })
}

test('the bar shows on every page until it is closed for good', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  const { bar, close } = barOf(page)
  await page.goto(`${url}/`)
  await expect(bar).toContainText('新版本已发布')
  await bar.getByRole('link', { name: '看看有什么变化' }).click()
  await expect(shellOf(page).title).toHaveText('长文')
  await expect(bar).toBeVisible()
  await close.click()
  await expect(bar).toBeHidden()

  await shellOf(page).navbar.getByRole('link', { name: '状态' }).click()
  await expect(shellOf(page).title).toHaveText('首页')
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(shellOf(page).title).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a closed bar is not even painted, and nothing moves', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  const { bar, close } = barOf(page)
  await page.goto(`${url}/short`)
  await close.click()
  await expect(bar).toBeHidden()
  // Without the client, what is seen is what the boot script left.
  await page.route(/\/assets\/client-/, () => undefined)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(shellOf(page).title).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await layoutShift(page)).toBe(0)
})

test('another announcement shows again', async ({ page, fixtureUrl }) => {
  const url = await fixtureUrl('reader-states')
  const { bar, close } = barOf(page)
  await page.goto(`${url}/short`)
  await close.click()
  await expect(bar).toBeHidden()
  await changeHtml(page, '/short', (html) =>
    html.replace('data-gw-announcement="first"', 'data-gw-announcement="next"'),
  )
  await page.reload()
  await expect(bar).toBeVisible()
  await close.click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(shellOf(page).title).toBeVisible()
  await expect(bar).toBeHidden()
})

test('it is closed by keyboard', async ({ page, fixtureUrl }) => {
  await page.goto(`${await fixtureUrl('reader-states')}/short`)
  const { bar, close } = barOf(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar shows, without a button that does nothing', async ({
    page,
    fixtureUrl,
  }) => {
    await page.goto(`${await fixtureUrl('reader-states')}/short`)
    const { bar, close } = barOf(page)
    await expect(bar).toContainText('新版本已发布')
    await expect(close).toBeHidden()
  })
})
