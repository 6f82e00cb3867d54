import type { Locator, Page } from '@playwright/test'
import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

function tabsOf(page: Page) {
  const lists = page.getByRole('tablist')
  const tab = (list: number, name: string) =>
    lists.nth(list).getByRole('tab', { name })
  return { tab, panel: page.getByRole('tabpanel') }
}

async function expectSelected(tab: Locator): Promise<void> {
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

test('tabs of one group follow each other, in the address and on the next visit', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('rich-markdown')}/`
  await page.goto(new URL('tabs', url).href)
  const { tab, panel } = tabsOf(page)
  await expectSelected(tab(0, 'macOS'))
  await expectSelected(tab(1, 'Linux'))
  await expectSelected(tab(2, 'Rust'))

  await test.step('a press', async () => {
    await tab(1, 'macOS').click()
    await tab(1, 'Linux').click()
    await expectSelected(tab(0, 'Linux'))
    await expect(panel.filter({ hasText: 'systemctl' })).toBeVisible()
    await expect(panel.filter({ hasText: 'apt' })).toBeVisible()
    await expect(page.getByText('用 brew 安装。')).toBeHidden()
    await expectSelected(tab(2, 'Rust'))
  })

  await test.step('the keyboard', async () => {
    await tab(0, 'Linux').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(0, 'macOS')).toBeFocused()
    await expectSelected(tab(0, 'Linux'))
    await page.keyboard.press('Enter')
    await expectSelected(tab(0, 'macOS'))
    await expectSelected(tab(1, 'macOS'))
    expect(new URL(page.url()).search).toBe('?os=mac')
  })

  await test.step('the next visit', async () => {
    await page.goto(new URL('tabs', url).href)
    await expectSelected(tab(1, 'macOS'))
    await page.goto(new URL('tabs?os=linux', url).href)
    await expectSelected(tab(0, 'Linux'))
    await expectSelected(tab(1, 'macOS'))
  })
})

test('a link to a heading in a hidden tab shows it', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('rich-markdown')}/`
  const heading = page.getByRole('heading', { name: '在 Linux 里' })
  await page.goto(new URL('tabs', url).href)
  await expectSelected(tabsOf(page).tab(0, 'macOS'))
  await expect(heading).toBeHidden()
  await page.getByRole('link', { name: '看 Linux' }).click()
  await expect(heading).toBeVisible()
  await expect(heading).toBeInViewport()

  await page.goto('about:blank')
  await page.goto(new URL('tabs#在-linux-里', url).href)
  await expectSelected(tabsOf(page).tab(0, 'Linux'))
  await expect(heading).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab is read below its label', async ({ page, fixtureUrl }) => {
    const url = `${await fixtureUrl('rich-markdown')}/`
    await page.goto(new URL('tabs', url).href)
    for (const text of ['用 apt 安装。', '用 brew 安装。', '运行 launchctl。'])
      await expect(page.getByText(text)).toBeVisible()
  })
})

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('wraps its long lines when asked, and copies no line numbers', async ({
    page,
    fixtureUrl,
  }) => {
    const url = `${await fixtureUrl('rich-markdown')}/`
    await openLive(page, new URL('code', url).href)
    const block = page.getByRole('figure').filter({ hasText: 'main.go' })
    const code = block.locator('pre')
    const overflow = () =>
      code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)
    expect(await overflow()).toBeGreaterThan(0)
    await block.hover()
    const wrap = block.getByRole('button', { name: '换行' })
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    expect(await overflow()).toBe(0)
    await wrap.click()
    expect(await overflow()).toBeGreaterThan(0)

    await block.getByRole('button', { name: '复制', exact: true }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^s := slim\.New\(\)\ns\.GET/)
    expect(copied).not.toContain('41')
  })

  test('that is short offers no wrapping; that of a file shows', async ({
    page,
    fixtureUrl,
  }) => {
    const url = `${await fixtureUrl('rich-markdown')}/`
    await openLive(page, new URL('code', url).href)
    const { main } = shellOf(page)
    await expect(main.getByRole('button', { name: '换行' })).toHaveCount(1)
    await expect(main.getByText('function Clock() {}')).toBeVisible()
    await expect(main.getByText('s.Start(":8080")')).toBeVisible()
  })
})

test('on a phone, formulas and tables scroll within the page', async ({
  page,
  fixtureUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const url = `${await fixtureUrl('rich-markdown')}/`
  await page.goto(new URL('text', url).href)
  const { main } = shellOf(page)
  await expect(main.getByText('第一行，第二行。')).toBeVisible()
  await expect(main.getByText('里面的提醒。')).toBeVisible()
  await expect(
    main.getByRole('link', { name: 'https://example.com/a', exact: true }),
  ).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})
