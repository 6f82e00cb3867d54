import type { Page } from '@playwright/test'
import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

async function openPage(page: Page, url: string) {
  await openLive(page, `${url}/`)
  const { navbar } = shellOf(page)
  const button = navbar.getByRole('button', { name: '更多' })
  const link = (name: string) => navbar.getByRole('link', { name })
  return {
    button,
    first: link('短文'),
    second: link('计数'),
    last: link('别处'),
  }
}

test('a press opens it, another one closes it', async ({
  page,
  fixtureUrl,
}) => {
  const { button, first } = await openPage(
    page,
    await fixtureUrl('reader-states'),
  )
  await expect(first).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(first).toBeVisible()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(first).toBeHidden()
})

test('the pointer opens it; it stays once it was pressed', async ({
  page,
  fixtureUrl,
}) => {
  const { button, first } = await openPage(
    page,
    await fixtureUrl('reader-states'),
  )
  const { title } = shellOf(page)
  await button.hover()
  await expect(first).toBeVisible()
  await title.hover()
  await expect(first).toBeHidden()
  await button.hover()
  await button.click()
  await expect(first).toBeVisible()
  await title.hover()
  await expect(first).toBeVisible()
})

test('it closes when the reader clicks elsewhere', async ({
  page,
  fixtureUrl,
}) => {
  const { button, first } = await openPage(
    page,
    await fixtureUrl('reader-states'),
  )
  await button.click()
  await expect(first).toBeVisible()
  await shellOf(page).title.click()
  await expect(first).toBeHidden()
})

test('it closes when the focus leaves it', async ({ page, fixtureUrl }) => {
  const { button, first, last } = await openPage(
    page,
    await fixtureUrl('reader-states'),
  )
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  for (const link of [first, undefined, last]) {
    await page.keyboard.press('Tab')
    if (link) await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(first).toBeHidden()
})

test('arrows, Home, End and Escape', async ({ page, fixtureUrl }) => {
  const { button, first, second, last } = await openPage(
    page,
    await fixtureUrl('reader-states'),
  )
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(second).toBeFocused()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(last).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(first).toBeHidden()
})

test('a followed link closes it', async ({ page, fixtureUrl }) => {
  const { button, first } = await openPage(
    page,
    await fixtureUrl('reader-states'),
  )
  await button.click()
  await first.click()
  await expect(shellOf(page).title).toHaveText('短文')
  await expect(first).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('one touch opens it, one elsewhere closes it', async ({
    page,
    fixtureUrl,
  }) => {
    const { button, first } = await openPage(
      page,
      await fixtureUrl('reader-states'),
    )
    await button.tap()
    await expect(first).toBeVisible()
    await shellOf(page).title.tap()
    await expect(first).toBeHidden()
  })
})
