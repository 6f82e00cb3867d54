import type { Page } from '@playwright/test'
import { scrollPage, scrollTop, shellOf } from './reader.ts'
import { readDoc } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

const routing = readDoc('tutorial/routing')
const request = readDoc('tutorial/request')

function menuOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '主导航' })
  return {
    dialog,
    docs: dialog.getByRole('navigation', { name: '文档目录' }),
    primary: dialog.getByRole('navigation', { name: '主导航' }),
    toPrimary: dialog.getByRole('button', { name: '← 返回主菜单' }),
    toDocs: dialog.getByRole('button', { name: '文档目录' }),
    close: dialog.getByRole('button', { name: '关闭导航菜单' }),
  }
}

async function openMenu(page: Page, path = '/tutorial/routing') {
  await page.goto(path)
  await shellOf(page).menuButton.click()
  const menu = menuOf(page)
  await expect(menu.dialog).toBeVisible()
  return menu
}

/** Closes the menu; out: when its entry has gone from the history, too. */
async function escapeMenu(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => void Object.assign(window, { hasGoneBack: true })
    addEventListener('popstate', note, { once: true })
  })
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => 'hasGoneBack' in window))
    .toBe(true)
  await expect(menuOf(page).dialog).toBeHidden()
}

test('the menu has the docs and, a step back, the main menu', async ({
  page,
}) => {
  const { docs, primary, toPrimary, toDocs } = await openMenu(page)
  const current = docs.getByRole('link', { name: routing.title, exact: true })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(shellOf(page).sidebar).toBeHidden()

  await toPrimary.click()
  await expect(docs).toBeHidden()
  for (const name of ['文档', 'API', '生态', '讨论', 'GitHub'])
    await expect(primary.getByRole('link', { name })).toBeVisible()
  await toDocs.click()
  await expect(docs).toBeVisible()
})

test('a page without a sidebar has the main menu alone', async ({ page }) => {
  const { primary, toDocs } = await openMenu(page, '/')
  await expect(primary.getByRole('link', { name: '文档' })).toBeVisible()
  await expect(toDocs).toHaveCount(0)
})

test('the focus stays in the menu and comes back to the button', async ({
  page,
}) => {
  await page.goto('/tutorial/routing')
  const { menuButton, main } = shellOf(page)
  // The link becomes a button when the page comes to life.
  await expect(menuButton).toBeVisible()
  await menuButton.focus()
  await page.keyboard.press('Enter')
  const { dialog } = menuOf(page)
  await expect(dialog).toBeVisible()
  const links = await dialog.getByRole('link').count()
  for (let press = 0; press < links + 10; press++) {
    await page.keyboard.press('Tab')
    const isBehind = await main.evaluate((element) => {
      const { activeElement, body } = document
      return element.contains(activeElement) && activeElement !== body
    })
    expect(isBehind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menuButton).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog).toBeVisible()
})

test('the close button closes it and leaves the page as it was', async ({
  page,
}) => {
  await page.goto('/tutorial/routing')
  await expect(shellOf(page).menuButton).toBeVisible()
  await scrollPage(page, 700)
  // Scrolling up brings the navbar back.
  await scrollPage(page, 600)
  await shellOf(page).menuButton.focus()
  await page.keyboard.press('Enter')
  const { close, dialog } = menuOf(page)
  await expect(dialog).toBeVisible()
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(shellOf(page).menuButton).toBeFocused()
  await expect(page).toHaveURL('/tutorial/routing')
  expect(await scrollTop(page)).toBe(600)
})

test('Back closes it, and a second Back leaves the page', async ({ page }) => {
  await page.goto('/intro')
  const { dialog } = await openMenu(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/tutorial/routing')
  await page.goBack()
  await expect(page).toHaveURL('/intro')
})

test('closing it leaves nothing in the history', async ({ page }) => {
  await page.goto('/intro')
  await openMenu(page)
  await escapeMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/intro')
})

test('a viewport that grows past 996 px closes it', async ({ page }) => {
  const { dialog } = await openMenu(page)
  await page.setViewportSize({ ...phone, width: 996 })
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ ...phone, width: 997 })
  await expect(dialog).toBeHidden()
  await expect(shellOf(page).sidebar).toBeVisible()
})

test('a followed link closes it and shows the page', async ({ page }) => {
  const { dialog, docs } = await openMenu(page)
  await docs.getByRole('link', { name: request.title, exact: true }).click()
  const { title, menuButton } = shellOf(page)
  await expect(title).toHaveText(request.title)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/tutorial/request')
  await menuButton.click()
  await expect(
    docs.getByRole('link', { name: request.title, exact: true }),
  ).toHaveAttribute('aria-current', 'page')
  await escapeMenu(page)
  await page.goBack()
  await expect(title).toHaveText(routing.title)
  await expect(dialog).toBeHidden()
})

test('its links are followed by keyboard', async ({ page }) => {
  const { dialog, docs } = await openMenu(page)
  await docs.getByRole('link', { name: request.title, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(shellOf(page).title).toHaveText(request.title)
  await expect(dialog).toBeHidden()
})

test('its colour button is the one of the navbar', async ({ page }) => {
  const { dialog } = await openMenu(page)
  await dialog.getByRole('button', { name: '切换到深色模式' }).click()
  await page.keyboard.press('Escape')
  await expect(shellOf(page).toLight).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, name] of [
    ['/tutorial/routing', 'API'],
    ['/', '文档'],
  ] as const) {
    test(`the button on ${path} uncovers the navigation`, async ({ page }) => {
      await page.goto(path)
      const { navbar, sidebar } = shellOf(page)
      const link = navbar.getByRole('link', { name, exact: true })
      await expect(link).toBeHidden()
      await page.getByRole('link', { name: '打开或收起导航菜单' }).click()
      await expect(link).toBeVisible()
      await expect(link).toBeInViewport()
      if (path !== '/') await expect(sidebar).toBeVisible()
      await link.click()
      await expect(page).not.toHaveURL(path)
    })
  }
})
