import type { Locator } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing of it is seen.')
  return { left: box.x, right: box.x + box.width }
}

test('the page runs from right to left, its code from left to right', async ({
  page,
  fixtureUrl,
}) => {
  await page.goto(`${await fixtureUrl('right-to-left')}/`)
  const sidebar = await boxOf(page.getByRole('complementary'))
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(sidebar.left).toBeGreaterThan(title.right - 1)
  const code = await boxOf(page.getByText('const', { exact: true }))
  const language = await boxOf(page.getByText('js', { exact: true }))
  expect(code.right).toBeLessThan(language.left)
})

test('nothing sticks out on a phone', async ({ page, fixtureUrl }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${await fixtureUrl('right-to-left')}/`)
  const { scrollWidth, clientWidth } = await page.evaluate(
    () => document.documentElement,
  )
  expect(scrollWidth).toBe(clientWidth)
})
