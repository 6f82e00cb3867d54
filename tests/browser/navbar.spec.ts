import { openLive, scrollPage, scrollTop, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test('the navbar leaves on the way down and returns on the way up', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  const link = shellOf(page).navbar.getByRole('link', { name: 'API' })
  await page.getByRole('main').click({ position: { x: 1, y: 1 } })
  await scrollPage(page, 700)
  await expect(link).not.toBeInViewport()
  await scrollPage(page, 600)
  await expect(link).toBeInViewport()
  await scrollPage(page, 900)
  await expect(link).not.toBeInViewport()
  await scrollPage(page, 0)
  await expect(link).toBeInViewport()
})

test('reaching it by keyboard leaves the page where it is', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  const { main, toDark, toLight } = shellOf(page)
  await main.focus()
  await scrollPage(page, 700)
  await toDark.focus()
  await expect(toDark).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(toLight).toBeInViewport()
  expect(await scrollTop(page)).toBe(700)
})

test('the skip link leads past it', async ({ page }) => {
  await page.goto('/tutorial/routing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shellOf(page).main).toBeFocused()
})
