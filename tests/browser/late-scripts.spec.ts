import type { Locator, Page } from '@playwright/test'
import { hold } from './interceptions.ts'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens a page and presses its controls; three seconds later its scripts arrive. */
async function pressEarly(
  page: Page,
  url: string,
  press: () => Promise<void>,
): Promise<void> {
  const release = await hold(page, /\/assets\/[^/]+\.js/)
  // A reader does not wait until everything is there.
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await press()
  await expect(page.locator('html')).not.toHaveAttribute('data-gw-hydrated')
  await page.waitForTimeout(3000)
  release()
  await expect(page.locator('html')).toHaveAttribute('data-gw-hydrated', 'page')
}

/** Writes down what the page copies. */
async function watchClipboard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    navigator.clipboard.writeText = (text) => {
      copied.push(text)
      return Promise.resolve()
    }
  })
  return () =>
    page.evaluate(() => (window as unknown as { copied: string[] }).copied)
}

const isExpanded = (control: Locator, value: boolean) =>
  expect(control).toHaveAttribute('aria-expanded', String(value))

test('controls of the shell and of the text answer once', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  const { navbar, sidebar, main, toDark, toLight } = shellOf(page)
  const bar = page.getByRole('region', { name: '公告' })
  const menu = navbar.getByRole('button', { name: '更多' })
  const unfold = main.getByRole('button', { name: /展开全部/ })
  const heading = main.getByRole('link', { name: '“第一节”的链接' })
  const hidden = main.getByText('藏在里面的话。')
  const copied = await watchClipboard(page)

  await pressEarly(page, `${url}/long`, async () => {
    await bar.getByRole('button', { name: '关闭' }).click()
    await sidebar.getByRole('button', { name: '收起“很多”' }).click()
    await main
      .getByRole('button', { name: '复制', exact: true })
      .first()
      .click()
    await unfold.click()
    await main.getByText('展开说明').click()
    await expect(hidden).toBeVisible()
    await main.getByRole('heading', { name: '第一节' }).hover()
    await heading.click()
    await expect(page).toHaveURL(/#/)
    await toDark.click()
    await menu.click()
  })

  await expect(bar).toBeHidden()
  await isExpanded(sidebar.getByRole('button', { name: '展开“很多”' }), false)
  await expect(main.getByRole('button', { name: '已复制' })).toHaveCount(1)
  await isExpanded(main.getByRole('button', { name: /收起/ }), true)
  await expect(hidden).toBeVisible()
  expect(await copied()).toEqual([
    expect.stringContaining('func main() {}'),
    `${url}/long#${encodeURIComponent('第一节')}`,
  ])
  await expect(toLight).toBeVisible()
  await isExpanded(menu, true)
  await expect(navbar.getByRole('link', { name: '短文' })).toBeVisible()

  // A second press undoes the first: it was one.
  await menu.click()
  await isExpanded(menu, false)
  await toLight.click()
  await expect(toDark).toBeVisible()
})

test('the sidebar is put away once', async ({ page, fixtureUrl }) => {
  const { sidebar } = shellOf(page)
  const fold = page.getByRole('button', { name: '收起侧边栏' })
  await pressEarly(page, `${await fixtureUrl('reader-states')}/short`, () =>
    fold.click(),
  )
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: '展开侧边栏' }).click()
  await expect(sidebar).toBeVisible()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the contents and the navigation open at once, and stay', async ({
    page,
  }) => {
    const { navbar, menuButton, main } = shellOf(page)
    const contents = main.getByRole('group').filter({ hasText: '本页内容' })
    const home = navbar.getByRole('link', { name: 'API', exact: true })
    await pressEarly(page, '/tutorial/routing', async () => {
      await contents.getByText('本页内容').click()
      await expect(contents.getByRole('link').first()).toBeVisible()
      // A link until scripts make a button of it.
      await page.getByRole('link', { name: '打开或收起导航菜单' }).click()
      await expect(home).toBeInViewport()
    })
    await expect(home).toBeInViewport()
    await menuButton.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: '关闭导航菜单' }).click()
    await expect(dialog).toBeHidden()
    await expect(contents.getByRole('link').first()).toBeVisible()
  })
})

for (const name of ['Versions', 'Languages']) {
  test(`a menu of choices opens once: ${name}`, async ({
    page,
    fixtureUrl,
  }) => {
    const { navbar } = shellOf(page)
    const button = navbar.getByRole('button', { name: new RegExp(`^${name}`) })
    await pressEarly(
      page,
      `${await fixtureUrl('two-locales')}/docs/intro`,
      () => button.click(),
    )
    await isExpanded(button, true)
    await button.click()
    await isExpanded(button, false)
  })
}

test('a component of the site in the navbar counts once', async ({
  page,
  fixtureUrl,
}) => {
  const { navbar } = shellOf(page)
  await pressEarly(page, `${await fixtureUrl('navbar-items')}/docs/first`, () =>
    navbar.getByRole('button', { name: 'Bar: 3' }).click(),
  )
  await expect(navbar.getByRole('button', { name: 'Bar: 4' })).toBeVisible()
})

test('fields and buttons of a component are told once what the reader did', async ({
  page,
  fixtureUrl,
}) => {
  const { main } = shellOf(page)
  const name = main.getByLabel('名字')
  await pressEarly(
    page,
    `${await fixtureUrl('reader-states')}/form`,
    async () => {
      await main.getByRole('button', { name: '按钮', exact: true }).click()
      await main.getByRole('button', { name: '另一个按钮' }).click()
      await main.getByLabel('粗体').check()
      await main.getByLabel('大小').selectOption('大')
      await main.getByLabel('右').check()
      await name.pressSequentially('小明')
    },
  )
  const told = main.getByRole('list', { name: '经过' }).getByRole('listitem')
  await expect(told).toHaveText([
    '名字 小明',
    '粗体 开',
    '大小 大',
    '右边',
    '按钮',
    '另一个按钮',
  ])
  await expect(name).toHaveValue('小明')
  await expect(main.getByLabel('粗体')).toBeChecked()
  await expect(main.getByLabel('大小')).toHaveValue('大')
  await expect(main.getByLabel('右')).toBeChecked()
  // The reader goes on writing where they were.
  await page.keyboard.type('！')
  await expect(told.last()).toHaveText('名字 小明！')
})

test('what scripts offer is not offered before them', async ({
  page,
  fixtureUrl,
}) => {
  const { main } = shellOf(page)
  const tabs = main.getByRole('tab')
  const panels = ['用 apt 安装。', '用 brew 安装。']
  await pressEarly(
    page,
    `${await fixtureUrl('rich-markdown')}/tabs`,
    async () => {
      await expect(tabs).toHaveCount(0)
      for (const each of panels)
        await expect(main.getByText(each)).toBeVisible()
    },
  )
  await tabs.filter({ hasText: 'Linux' }).first().click()
  await expect(main.getByText(panels[0] ?? '')).toBeVisible()
  await expect(main.getByText(panels[1] ?? '')).toBeHidden()
})
