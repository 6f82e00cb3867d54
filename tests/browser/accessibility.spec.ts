import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addressOf, readPages } from '../harness/file-tree.ts'
import { fixture } from '../harness/site-copy.ts'
import { findBarriers, type Look, rulesOfColorMode } from './barriers.ts'
import { builtSite } from './build-site.ts'
import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

const widths = { desktop: 1440, phone: 390 } as const

const toggles = {
  dark: /切换到深色模式|Switch to dark mode/,
  light: /切换到浅色模式|Switch to light mode/,
} as const

/** `npm run test:browser:whole` looks at every page in every way. */
const looksAtAll = process.env['GWDOCS_LOOKS'] === 'all'
/** Of so many pages one is looked at in every way: what differs there differs by kind of page. */
const everyWay = 4

type FindBarriers = {
  readonly url: string
  /** In dark colours and on a phone, too. */
  readonly isWhole: boolean
}

/** A page is loaded once, and looked at in both modes and at both widths. */
async function findAllBarriers(
  page: Page,
  { url, isWhole }: FindBarriers,
): Promise<string[]> {
  const found: string[] = []
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto(url)
  const look = async (state: string, what?: Look) => {
    const barriers = await findBarriers(page, what)
    found.push(...barriers.map((each) => `${url}, ${state}: ${each}`))
  }
  await look('desktop, light')
  if (!isWhole) return found
  await page.getByRole('button', { name: toggles.dark }).click()
  await page.getByRole('button', { name: toggles.light }).waitFor()
  await look('desktop, dark', { only: rulesOfColorMode })
  await page.setViewportSize({ width: widths.phone, height: 900 })
  await look('phone, dark', { only: rulesOfColorMode, knowsCode: true })
  await page.getByRole('button', { name: toggles.light }).click()
  await page.getByRole('button', { name: toggles.dark }).waitFor()
  await look('phone, light', { knowsCode: true })
  return found
}

/** Every page of a built site but those that only send their readers on. */
function addressesIn(outDir: string): string[] {
  return [...readPages(outDir)]
    .filter(([, html]) => html.includes('</main>'))
    .map(([path]) => addressOf(path))
}

type Wanted = {
  /** Addresses within the site. */
  readonly pages: readonly string[]
  readonly known?: RegExp | undefined
}

async function expectNoBarriers(
  page: Page,
  siteUrl: string,
  { pages, known }: Wanted,
): Promise<void> {
  expect(pages.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const [at, address] of pages.entries()) {
    const isWhole = looksAtAll || at % everyWay === 0
    const url = siteUrl + address
    found.push(...(await findAllBarriers(page, { url, isWhole })))
  }
  expect(found.filter((each) => !known?.test(each))).toEqual([])
}

test.describe.configure({ timeout: 600_000 })
test.use({ reducedMotion: 'reduce' })

/** The pages of the site are shared among tests, which run side by side. */
const shares = [0, 1, 2, 3]

for (const share of shares) {
  test(`no page of the site has a barrier, share ${share + 1} of ${shares.length}`, async ({
    page,
    siteUrl,
    runtime,
    provokes,
  }) => {
    provokes(/Failed to load resource: .* 404 .*\/404\)/)
    const pages = addressesIn(builtSite(runtime)).filter(
      (_, at) => at % shares.length === share,
    )
    await expectNoBarriers(page, siteUrl.replace(/\/$/, ''), { pages })
  })
}

/** Colours that authors chose for the sake of the test. */
const chosenColors: Readonly<Record<string, RegExp>> = {
  'nasty-markdown': /: color-contrast:/,
}

for (const name of readdirSync(fixture('.'))) {
  test(`no page of a fixture has a barrier: ${name}`, async ({
    page,
    shownFixture,
    provokes,
  }) => {
    provokes(/Failed to load resource: .* 404 .*\/(?:404|favicon\.ico)\)/)
    const { url, dir } = await shownFixture(name)
    const pages = addressesIn(join(dir, 'build'))
    const known = chosenColors[name]
    await expectNoBarriers(page, url.replace(/\/$/, ''), { pages, known })
  })
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
