import type { Page } from '@playwright/test'

/**
 * Follows a link of the sidebar. With `prefetch`, the pointer rests on the link first, and the
 * page has arrived when it is pressed.
 *
 * Out: milliseconds from the press until the next page's heading was painted.
 */
export async function measureNavigation(
  page: Page,
  title: string,
  prefetch: boolean,
): Promise<number> {
  const link = page
    .getByRole('complementary')
    .getByRole('link', { name: title, exact: true })
  if (prefetch) {
    await link.dispatchEvent('pointerover')
    await page.waitForTimeout(1000)
  }
  return link.evaluate(
    (anchor, text) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now()
        const look = () => {
          if (document.querySelector('h1')?.textContent?.trim() !== text)
            return void requestAnimationFrame(look)
          // The frame in which it stands is painted before the next one begins.
          requestAnimationFrame(() => resolve(performance.now() - pressed))
        }
        ;(anchor as HTMLElement).click()
        look()
      }),
    title,
  )
}
