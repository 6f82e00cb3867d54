import type { Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { hold, holdClient } from './interceptions.ts'
import {
  expectOnTop,
  isMarked,
  markDocument,
  openLive,
  pressColorButton,
  shellOf,
} from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** What a reader sees of the search, by role and name; fixtures may speak English. */
function searchOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(?:搜索|Search)$/ })
  const list = dialog.getByRole('listbox')
  return {
    button: page.getByRole('button', { name: /^(?:搜索|Search)$/ }),
    dialog,
    field: dialog.getByRole('combobox', { name: /^(?:搜索|Search)$/ }),
    options: list.getByRole('option'),
    active: list.getByRole('option', { selected: true }),
    area: (name: RegExp) => dialog.getByRole('button', { name }),
  }
}

const engine = /\/(?:search\.json|assets\/search)/

test('by keys alone: open, find, go there, come back', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (engine.test(request.url())) asked.push(request.url())
  })
  await openLive(page, '/tutorial/routing')
  const { button, dialog, field, options, active } = searchOf(page)
  expect(asked, 'before the search is opened').toEqual([])
  await button.focus()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('反向生')
  await expect(active).toHaveText(/^命名[和与]反向生成/)
  await expect(options.first()).toContainText('路由')
  await expect(dialog.getByRole('status')).toContainText('个页面')
  const mark = options.filter({ hasText: '命名和反向生成' }).first()
  await expect(mark.locator('mark').first()).toHaveText('反向生')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  while (!(await active.textContent())?.startsWith('命名和反向生成'))
    await page.keyboard.press('ArrowDown')

  // What is being composed belongs to the input method.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectOnTop(page.getByRole('heading', { name: '命名和反向生成' }))

  await page.keyboard.press('Control+k')
  await expect(options.first()).toHaveText('反向生')
  await page.keyboard.type('recovry')
  await expect(options.first()).toContainText('恢复')
  await page.keyboard.press('Enter')
  await expect(shellOf(page).title).toHaveText('恢复')
  await page.goBack()
  await expect(page).toHaveURL(/\/tutorial\/routing/)
  await expect(dialog).toBeHidden()
})

test('a link into the search, its filters, and nothing found', async ({
  page,
}) => {
  await page.goto('/api/slim?q=' + encodeURIComponent('中间'))
  const { dialog, field, options, active, area } = searchOf(page)
  await expect(field).toHaveValue('中间')
  await expect(active).toContainText('组合中间件')
  await area(/^生态/).click()
  await expect(area(/^生态/)).toHaveAttribute('aria-pressed', 'true')
  await expect(options.filter({ hasText: '组合中间件' })).toHaveCount(0)
  await area(/^API/).click()
  await expect(active).toContainText('组合中间件')

  await field.fill('ζξζξ')
  await expect(dialog.getByText('没有找到“ζξζξ”')).toBeVisible()
  await dialog.getByRole('button', { name: '清空搜索' }).click()
  await expect(field).toBeFocused()
  await area(/^全部/).click()
  await field.fill('WithConfig')
  await options.filter({ hasText: 'slim.RecoveryConfig' }).first().click()
  await expect(shellOf(page).title).toHaveText('恢复')
  await expect(page).toHaveURL(/\/api\/recovery#/)
  await page.reload()
  await expect(dialog).toBeHidden()
  await pressColorButton(page)

  // The same link, followed in place.
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: '/tutorial/routing?q=反向', textContent: '问' })
    document.querySelector('main h1')?.after(link)
  })
  await markDocument(page)
  await page.getByRole('link', { name: '问', exact: true }).click()
  await expect(field).toHaveValue('反向')
  await expect(field).toBeFocused()
  await expect(shellOf(page).title).toHaveText('路由')
  await expect(page).toHaveURL(/\/tutorial\/routing$/)
  expect(await isMarked(page)).toBe(true)
})

test('asked for too early, by key and by press', async ({ page }) => {
  const release = await holdClient(page)
  const loading = page.waitForRequest(/\/assets\/client-/)
  await page.goto('/tutorial/routing')
  await loading
  const { button, dialog, field } = searchOf(page)
  await page.keyboard.press('Control+k')
  await button.click()
  await expect(dialog).toBeHidden()
  release()
  await expect(field).toBeFocused()
})

test('while it loads, and when it fails', async ({ page, provokes }) => {
  provokes(/Failed to load resource/, /Failed to load Pagefind/)
  const release = await hold(page, /catalogue\.json/)
  await openLive(page, '/tutorial/routing')
  const { button, dialog, field, active } = searchOf(page)
  await button.click()
  await field.fill('路由')
  await expect(dialog.getByRole('status')).toHaveText('加载中…')
  await page.route(/pagefind\.js/, (route) => route.abort())
  await page.reload()
  release()
  await button.click()
  await field.fill('路由')
  await expect(dialog.getByRole('alert')).toContainText('搜索未能加载。')
  await page.unroute(/pagefind\.js/)
  await page.route(/\/pages\//, (route) => route.abort())
  await page.reload()
  await button.click()
  await field.fill('路由')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute(/\/pages\//)
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(active).toContainText('路由')
})

for (const mode of ['light', 'dark'] as const) {
  test(`no state of it has a barrier, also on a phone: ${mode}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('gw-color-mode', value),
      mode,
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady(page)
    const { dialog, field, options } = searchOf(page)
    await expect(dialog.getByText('记得什么就输入什么')).toBeVisible()
    expect(await findBarriers(page), 'before anything is asked').toEqual([])
    const box = await dialog.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await field.fill('中间')
    await expect(options.first()).toContainText('中间件')
    expect(await findBarriers(page), 'results').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await findBarriers(page), 'results on a desktop').toEqual([])
    await options.first().click()
    await openReady(page)
    await expect(options).toHaveText('中间')
    expect(await findBarriers(page), 'recent searches').toEqual([])
    await field.fill('ζξζξ')
    await expect(dialog.getByText('没有找到')).toBeVisible()
    expect(await findBarriers(page), 'nothing found').toEqual([])
  })
}

async function openReady(page: Page): Promise<void> {
  const { button, field } = searchOf(page)
  if (page.url() === 'about:blank') await page.goto('/tutorial/routing')
  await button.click()
  await expect(field).toBeFocused()
}

test('each version of the docs is searched by itself', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('several-versions')
  await page.goto(`${url}/docs/1.0/intro`)
  const { button, dialog, field, options } = searchOf(page)
  await button.click()
  const versions = dialog.getByRole('combobox', { name: '版本' })
  await expect(versions.getByRole('option', { selected: true })).toHaveText(
    '1.0',
  )
  await field.fill('安装')
  const links = () =>
    options.evaluateAll((found) =>
      found.map((each) => each.getAttribute('href')),
    )
  await expect(options.first()).toBeVisible()
  for (const link of await links()) expect(link).toMatch(/^\/docs\/1\.0\//)
  await versions.selectOption('2.0')
  await expect.poll(links).toContain('/docs/setup')
  for (const link of await links()) expect(link).not.toMatch(/\/1\.0\//)
})

test('another language is searched, and its pages are loaded in full', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('two-locales')
  await page.goto(url)
  const { button, dialog, field, options } = searchOf(page)
  await button.click()
  await dialog.getByRole('combobox', { name: 'Languages' }).selectOption({
    label: '简体中文',
  })
  await field.fill('指南')
  await options.first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar says why there is no search', async ({ page }) => {
    await page.goto('/tutorial/routing')
    await expect(page.getByText('搜索需要启用 JavaScript')).toBeVisible()
    await expect(searchOf(page).button).toBeHidden()
  })
})
