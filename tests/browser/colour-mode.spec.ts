import type { Page } from '@playwright/test'
import { changeData, changeHtml } from './interceptions.ts'
import { colorScheme, openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

// The site does not follow the system.
test.use({ colorScheme: 'dark' })

type FirstPaint = { firstPaint?: string }

/** From now on documents note down the mode of their first frame, just before it is painted. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const beforePaint = (): void => {
      // Frames before there is a body paint nothing.
      if (!document.body) {
        requestAnimationFrame(beforePaint)
        return
      }
      const { colorScheme } = getComputedStyle(document.documentElement)
      Object.assign(window, { firstPaint: colorScheme })
    }
    requestAnimationFrame(beforePaint)
  })
}

function firstPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as FirstPaint).firstPaint)
}

test('light by default, whatever the system prefers', async ({ page }) => {
  await watchFirstPaint(page)
  await page.goto('/tutorial/routing')
  await expect(shellOf(page).toDark).toBeVisible()
  await expect.poll(() => firstPaint(page)).toBe('light')
})

test('the choice is kept, and shown before the first paint', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  const { toDark, toLight } = shellOf(page)
  await toDark.click()
  await expect(toLight).toBeVisible()
  expect(await colorScheme(page)).toBe('dark')
  // The browser's own frame is of the colour of the page's ground.
  const frame = page.locator('meta[name="theme-color"]')
  await expect(frame).toHaveAttribute('content', '#0e1412')
  await shellOf(page).navbar.getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL(/\/api\//)
  await expect(frame).toHaveAttribute('content', '#0e1412')

  await watchFirstPaint(page)
  for (const path of ['/tutorial/routing', '/blog', '/']) {
    await page.goto(path)
    await expect.poll(() => firstPaint(page)).toBe('dark')
    await expect(toLight).toBeVisible()
    await expect(frame).toHaveAttribute('content', '#0e1412')
  }

  await toLight.click()
  await expect(frame).toHaveAttribute('content', '#ffffff')
  await page.reload()
  await expect(toDark).toBeVisible()
  await expect.poll(() => firstPaint(page)).toBe('light')
})

test('a site that follows the system does so until the reader chooses', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  await changeHtml(page, '/short', (html) =>
    changeData(html, ({ shell, ...data }) => ({
      ...data,
      shell: {
        ...shell,
        colorMode: { ...(shell['colorMode'] as object), followsSystem: true },
      },
    })).replace('<html ', '<html data-gw-follows-system="" '),
  )
  await watchFirstPaint(page)
  await page.goto(`${url}/short`)
  await expect.poll(() => firstPaint(page)).toBe('dark')
  const { toDark, toLight } = shellOf(page)
  await expect(toLight).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(toDark).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await toLight.click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(toDark).toBeVisible()
})

test('other tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await openLive(page, '/tutorial/routing')
  await openLive(other, '/blog')
  await shellOf(page).toDark.click()
  await expect(shellOf(other).toLight).toBeVisible()
  expect(await colorScheme(other)).toBe('dark')
  await shellOf(other).toLight.click()
  await expect(shellOf(page).toDark).toBeVisible()
  expect(await colorScheme(page)).toBe('light')
})

test('the button is pressed by keyboard too', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { toDark, toLight } = shellOf(page)
  await toDark.focus()
  await page.keyboard.press('Enter')
  await expect(toLight).toBeFocused()
  await page.keyboard.press('Space')
  await expect(toDark).toBeFocused()
})
