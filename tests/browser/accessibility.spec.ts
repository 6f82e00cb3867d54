import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** One page of each kind. */
const pages = [
  '/',
  '/intro',
  '/tutorial/routing',
  '/api/slim',
  '/category/nego',
  '/blog',
  '/blog/mdx-blog-post',
  '/blog/tags',
  '/blog/authors',
  '/blog/archive',
  '/nowhere',
]

const widths = { phone: 390, desktop: 1440 } as const

/** What stands in the way of readers, as rule and elements; equal to [] where nothing does. */
async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

test.describe.configure({ timeout: 180_000 })
test.use({ reducedMotion: 'reduce' })

for (const [device, width] of Object.entries(widths)) {
  for (const mode of ['light', 'dark'] as const) {
    test(`no page has a barrier: ${device}, ${mode}`, async ({
      page,
      provokes,
    }) => {
      provokes(/Failed to load resource: .* 404 .*\/nowhere/)
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(
        (value) => localStorage.setItem('gw-color-mode', value),
        mode,
      )
      for (const path of pages) {
        await page.goto(path)
        await expect(shellOf(page).title).toBeVisible()
        expect(await findBarriers(page), path).toEqual([])
      }
    })
  }
}

for (const mode of ['light', 'dark'] as const) {
  test(`no state has a barrier: ${mode}`, async ({
    page,
    fixtureUrl,
    provokes,
  }) => {
    provokes(/error: Error: 数字读不出来/)
    const url = await fixtureUrl('reader-states')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(
      (value) => localStorage.setItem('gw-color-mode', value),
      mode,
    )
    const { navbar, main } = shellOf(page)
    await page.goto(`${url}/long`)
    await navbar.getByRole('button', { name: '更多' }).click()
    await expect(navbar.getByRole('link', { name: '短文' })).toBeVisible()
    await main.getByText('展开说明').click()
    await expect(main.getByText('藏在里面的话。')).toBeVisible()
    expect(await findBarriers(page), 'open menus').toEqual([])

    const picture = page.getByRole('button', { name: '放大图片' })
    await picture.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findBarriers(page), 'a picture').toEqual([])

    await page.goto(`${url}/counter`)
    for (const value of ['1', '2']) {
      await main.getByRole('button', { name: '加一' }).click()
      await expect(main.getByRole('status')).toHaveText(value)
    }
    await main.getByRole('button', { name: '加一' }).click()
    await expect(main.getByRole('alert')).toBeVisible()
    expect(await findBarriers(page), 'a crash').toEqual([])
  })
}

test('the open menu of a phone has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openLive(page, '/tutorial/routing')
  await shellOf(page).menuButton.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})
