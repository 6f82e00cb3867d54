import { openLive, scrollPage, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test('the sign behind a heading copies its link', async ({
  page,
  context,
  fixtureUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const url = await fixtureUrl('reader-states')
  await openLive(page, `${url}/long`)
  await page.getByRole('link', { name: '“第二节”的链接' }).click()
  const link = `${url}/long#${encodeURIComponent('第二节')}`
  await expect(page.getByRole('status')).toHaveText('链接已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('status')).toHaveText('')
})

test('a large picture is shown in full, and put away again', async ({
  page,
  fixtureUrl,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const picture = page.getByRole('button', { name: '放大图片 示意图' })
  const zoomed = page.getByRole('dialog', { name: '示意图' })
  const widthOf = async () =>
    (await zoomed.getByRole('img').boundingBox())?.width ?? 0
  const small = (await picture.boundingBox())?.width ?? 0
  await picture.click()
  await expect.poll(widthOf).toBeGreaterThan(small * 1.5)
  await zoomed.getByRole('img').click()
  await expect(zoomed).toHaveCount(0)

  await picture.focus()
  await page.keyboard.press('Enter')
  await expect(zoomed).toBeVisible()
  await expect(zoomed.getByRole('button', { name: '关闭' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(zoomed).toHaveCount(0)
  await expect(picture).toBeFocused()

  await page.keyboard.press('Space')
  await expect(zoomed).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(zoomed).toHaveCount(0)
})

test('the table of contents follows the reader', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const { toc } = shellOf(page)
  const link = (name: string) => toc.getByRole('link', { name, exact: true })
  for (const name of ['第三节', '第五节', '代码']) {
    const heading = page.getByRole('heading', { name })
    const top = await heading.evaluate(
      (each) => each.getBoundingClientRect().top + scrollY,
    )
    await scrollPage(page, Math.round(top) - 90)
    await expect(link(name)).toHaveAttribute('aria-current', 'location')
    const current = toc.locator('[aria-current]')
    await expect(current).toHaveCount(1)
  }
  await scrollPage(page, 0)
  await expect(toc.locator('[aria-current]')).toHaveCount(0)
})

test('on paper there is the article alone', async ({ page, fixtureUrl }) => {
  await page.goto(`${await fixtureUrl('reader-states')}/long`)
  const { navbar, sidebar, toc, main, footer } = shellOf(page)
  await page.emulateMedia({ media: 'print' })
  for (const part of [navbar, sidebar, toc, footer])
    await expect(part).toBeHidden()
  await expect(page.getByRole('region', { name: '公告' })).toBeHidden()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('藏在里面的话。')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the table of contents stands folded above the text', async ({
    page,
    fixtureUrl,
  }) => {
    await openLive(page, `${await fixtureUrl('reader-states')}/long`)
    const { main } = shellOf(page)
    const link = main.getByRole('link', { name: '第四节', exact: true })
    await expect(link).toBeHidden()
    await main.getByText('本页内容').click()
    await link.click()
    await expect(page).toHaveURL(/#.+/)
    await expect(page.getByRole('heading', { name: '第四节' })).toBeInViewport()
  })
})

test('long code is folded until the reader asks for it', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const { main } = shellOf(page)
  const code = main.getByRole('figure').filter({ hasText: 'numbers.go' })
  const heightOf = async () => (await code.boundingBox())?.height ?? 0
  const before = await heightOf()
  const open = code.getByRole('button', { name: '展开全部 80 行' })
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await open.click()
  const close = code.getByRole('button', { name: '收起代码' })
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(heightOf).toBeGreaterThan(before * 2)
  await close.click()
  await expect.poll(heightOf).toBe(before)
  await expect(open).toBeFocused()
  const short = main.getByRole('figure').filter({ hasText: 'main.go' })
  await expect(short.getByRole('button', { name: '展开' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all lines of long code show', async ({ page, fixtureUrl }) => {
    await page.goto(`${await fixtureUrl('reader-states')}/long`)
    const code = shellOf(page)
      .main.getByRole('figure')
      .filter({ hasText: 'numbers.go' })
    const { height = 0 } = (await code.boundingBox()) ?? {}
    // Eighty lines, none of them lower than its letters.
    expect(height).toBeGreaterThan(80 * 14)
    await expect(code.getByRole('button', { name: '展开' })).toHaveCount(0)
  })
})
