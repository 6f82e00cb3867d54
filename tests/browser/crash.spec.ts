import type { Page } from '@playwright/test'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** Counts until the page of the fixture breaks. */
async function breakPage(page: Page, url: string) {
  await page.goto(`${url}/counter`)
  const { main } = shellOf(page)
  const plus = main.getByRole('button', { name: '加一' })
  const output = main.getByRole('status')
  for (const value of ['1', '2']) {
    await plus.click()
    await expect(output).toHaveText(value)
  }
  await plus.click()
  return { main, plus, output, crash: main.getByRole('alert') }
}

test('a page that crashes says so, with the causes, and can be tried again', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/error: Error: 数字读不出来/)
  const url = await fixtureUrl('reader-states')
  const { crash, output, plus } = await breakPage(page, url)
  await expect(
    crash.getByRole('heading', { level: 1, name: '此页面崩溃了。' }),
  ).toBeVisible()
  await expect(crash).toContainText('数字读不出来')
  await expect(crash.getByRole('listitem')).toHaveText(['表坏了', '没有电'])
  await expect(page).toHaveTitle('此页面崩溃了。')
  const { navbar } = shellOf(page)
  await expect(navbar.getByRole('link', { name: '长文' })).toBeVisible()

  await crash.getByRole('button', { name: '重试' }).click()
  await expect(crash).toHaveCount(0)
  await expect(output).toHaveText('0')
  await expect(page).toHaveTitle('计数 | 状态')
  await plus.click()
  await expect(output).toHaveText('1')
})

test('the next page is not touched by it', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/error: Error: 数字读不出来/)
  await breakPage(page, await fixtureUrl('reader-states'))
  const { navbar, title, main } = shellOf(page)
  await navbar.getByRole('link', { name: '长文' }).click()
  await expect(title).toHaveText('长文')
  await expect(page).toHaveTitle('长文 | 状态')
  await expect(main.getByRole('alert')).toHaveCount(0)
})
