import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

/** The two-language site, behind a server of its own. */
async function openPage(page: Page, url: string) {
  await page.goto(url)
  await page.locator('html[data-gw-hydrated]').waitFor()
}

const languages = { name: /^Languages/ }

test('the other language keeps the page, the query and the place on it', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('two-locales')}/`
  await openPage(page, `${url}docs/guide/start?from=test#first-steps`)
  await page.getByRole('button', languages).click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(
    `${url}zh-Hans/docs/guide/start?from=test#first-steps`,
  )
  await expect(page.getByRole('heading', { name: '开始' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByRole('link', { name: '文档' }).first()).toBeVisible()
})

test('the menu can be used with the keyboard alone', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('two-locales')}/`
  await openPage(page, `${url}docs/intro`)
  await page.getByRole('button', languages).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}zh-Hans/docs/intro`)
})

test('on a phone the languages are in the menu', async ({
  page,
  fixtureUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const url = `${await fixtureUrl('two-locales')}/`
  await openPage(page, `${url}about?a=b`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByText('Languages')).toBeVisible()
  await menu.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(`${url}zh-Hans/about?a=b`)
})

test('a page without a translation says so, in the language of the page', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('two-locales')}/`
  await page.goto(`${url}zh-Hans/docs/guide/later`)
  const notice = page.getByRole('complementary', { name: '尚未翻译' })
  await expect(notice).toContainText('本页还没有译文，以下是英语原文。')
  await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible()
})

test('a stale translation leads to what has changed in the source', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('two-locales')}/`
  await openPage(page, `${url}zh-Hans/docs/guide/start`)
  const notice = page.getByRole('complementary', { name: '译文可能已经过时' })
  await notice.getByRole('link', { name: 'First steps' }).click()
  await expect(page).toHaveURL(`${url}docs/guide/start#first-steps`)
  await expect(page.getByText('Take one step, and look around.')).toBeVisible()
})

test('without script the menu opens, and its links lead to the page', async ({
  browser,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('two-locales')}/`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}docs/guide/later`)
  await page.getByRole('button', languages).hover()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(`${url}zh-Hans/docs/guide/later`)
  await context.close()
})

test('a translation that is saved is shown', async ({ page, serveFixture }) => {
  const { url, write } = await serveFixture('two-locales')
  await openPage(page, `${url}zh-Hans/docs/guide/later`)
  write('i18n/zh-Hans/docs/guide/later.md', '# 以后\n\n现在有译文了。\n')
  await expect(page.getByText('现在有译文了。')).toBeVisible()
})
