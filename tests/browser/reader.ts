import { expect, type Locator, type Page } from '@playwright/test'

/** What a reader sees of the shell, by role and name. */
export function shellOf(page: Page) {
  const complementary = page.getByRole('complementary')
  return {
    navbar: page.getByRole('banner'),
    /** Docs and blog name theirs differently. */
    sidebar: complementary.getByRole('navigation'),
    toc: page.getByRole('navigation', { name: '本页内容' }),
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    title: page.getByRole('heading', { level: 1 }),
    toDark: page.getByRole('button', { name: '切换到深色模式' }),
    toLight: page.getByRole('button', { name: '切换到浅色模式' }),
    menuButton: page.getByRole('button', { name: '打开或收起导航菜单' }),
  }
}

/** Opens a page and waits until it answers: the colour button is pressed to and fro. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pressColorButton(page)
}

export async function pressColorButton(page: Page): Promise<void> {
  const { toDark, toLight } = shellOf(page)
  await toDark.click()
  await toLight.click()
  await expect(toDark).toBeVisible()
}

/** Leaves a mark in the document, which a full load would wipe out. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

/** Scrolls at once, as far as asked or as the page goes, until the page has heard of it. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' })
    // Two scrolls within one frame would be heard of as one.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, top)
  await expect.poll(() => scrollTop(page)).toBe(top)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Where the page stands when the mouse is next pressed. */
export function nextPressedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('mousedown', () => resolve(Math.round(scrollY)), {
          capture: true,
          once: true,
        })
      }),
  )
}

/** Waits until a heading has come to rest just below the navbar, where a link to it leads. */
export async function expectOnTop(heading: Locator): Promise<void> {
  let last: number | undefined
  await expect
    .poll(async () => {
      const before = last
      last = (await heading.boundingBox())?.y
      return last !== undefined && last === before && last >= 0 && last < 200
    })
    .toBe(true)
}

/** Whether the part of the page that the reader sees is dark, as the browser paints it. */
export function colorScheme(page: Page): Promise<string> {
  return page.evaluate(
    () => getComputedStyle(document.documentElement).colorScheme,
  )
}
