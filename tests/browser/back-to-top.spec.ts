import type { Page } from '@playwright/test'
import { openLive, scrollPage, scrollTop, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

function buttonOf(page: Page) {
  return page.getByRole('button', { name: '回到顶部' })
}

test('it shows on the way up, and leads to the top', async ({
  page,
  fixtureUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const button = buttonOf(page)
  await scrollPage(page, 1200)
  await expect(button).toBeHidden()
  await scrollPage(page, 1000)
  await expect(button).toBeVisible()
  await scrollPage(page, 1100)
  await expect(button).toBeHidden()
  await scrollPage(page, 900)
  await button.click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(button).toBeHidden()
  await expect(shellOf(page).main).toBeFocused()
})

test('neither near the top nor at the end', async ({ page, fixtureUrl }) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const button = buttonOf(page)
  await scrollPage(page, 500)
  await scrollPage(page, 310)
  await expect(button).toBeVisible()
  await scrollPage(page, 290)
  await expect(button).toBeHidden()
})

test('a link to a heading further up does not call for it', async ({
  page,
  fixtureUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  await scrollPage(page, 2000)
  const link = shellOf(page).toc.getByRole('link', { name: '代码' })
  await link.click()
  await expect.poll(() => scrollTop(page)).toBeLessThan(1900)
  expect(await scrollTop(page)).toBeGreaterThan(400)
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(buttonOf(page)).toBeHidden()
})
