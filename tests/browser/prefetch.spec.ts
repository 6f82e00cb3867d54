import type { Page } from '@playwright/test'
import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** Points at a link, and counts how often its page was asked for by then and afterwards. */
async function pointAndFollow(page: Page, url: string) {
  let asked = 0
  page.on('request', (request) => {
    const isPage = new URL(request.url()).pathname === '/long'
    // While a site is written, an open page also asks whether it has changed.
    if (isPage && request.method() === 'GET') asked++
  })
  await openLive(page, `${url}/short`)
  const link = shellOf(page).navbar.getByRole('link', { name: '长文' })
  const other = shellOf(page).navbar.getByRole('link', { name: '状态' })
  await link.hover()
  await other.hover()
  await link.hover()
  const before = asked
  await link.click()
  await expect(shellOf(page).title).toHaveText('长文')
  return { before, after: asked }
}

test('a link that is pointed at is asked for once', async ({
  page,
  fixtureUrl,
}) => {
  const counts = await pointAndFollow(page, await fixtureUrl('reader-states'))
  expect(counts).toEqual({ before: 1, after: 1 })
})

for (const [name, connection] of [
  ['on 2G', { effectiveType: '2g' }],
  ['on slow 2G', { effectiveType: 'slow-2g' }],
  ['where data is to be saved', { saveData: true, effectiveType: '4g' }],
] as const) {
  test(`${name} only what is followed is asked for`, async ({
    page,
    fixtureUrl,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const counts = await pointAndFollow(page, await fixtureUrl('reader-states'))
    expect(counts).toEqual({ before: 0, after: 1 })
  })
}
