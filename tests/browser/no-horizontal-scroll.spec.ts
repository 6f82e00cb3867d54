import type { Page } from '@playwright/test'
import { pressColorButton } from './reader.ts'
import { expect, test } from './site-fixture.ts'

const widths = [320, 390, 768, 1024, 1440]
const paths = [
  '/',
  '/tutorial/routing',
  '/api/context',
  '/blog',
  '/blog/welcome',
]

/** How far the page can be pushed sideways, in pixels. */
async function sidewaysScroll(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ left: 1000, behavior: 'instant' }))
  return page.evaluate(() => scrollX)
}

for (const path of paths) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await pressColorButton(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    }
  })
}
