import type { Page } from '@playwright/test'
import { answerScripts } from './interceptions.ts'
import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

type Journey = {
  readonly page: Page
  readonly url: string
}

/** Follows a link to a page that comes only when the returned function is called. */
async function followSlowLink({ page, url }: Journey): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await answerScripts(page, '/long', async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await openLive(page, `${url}/short`)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await shellOf(page).navbar.getByRole('link', { name: '长文' }).click()
  return release
}

function barOf(page: Page) {
  return page.getByRole('progressbar', { name: '正在加载下一页' })
}

test('a slow page has a bar after 200 ms, which creeps and is gone at the end', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  const release = await followSlowLink({ page, url })
  const bar = barOf(page)
  await page.clock.runFor(190)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(bar).toHaveAttribute('aria-valuenow', '8')
  await page.clock.runFor(800)
  await expect(bar).toHaveAttribute('aria-valuenow', '10')
  await page.clock.runFor(80_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '99')
  release()
  await expect(shellOf(page).title).toHaveText('长文')
  await page.clock.runFor(1_000)
  await expect(bar).toHaveCount(0)
})

test('a quick page has none', async ({ page, fixtureUrl }) => {
  const url = await fixtureUrl('reader-states')
  const release = await followSlowLink({ page, url })
  await page.clock.runFor(150)
  release()
  await expect(shellOf(page).title).toHaveText('长文')
  await page.clock.runFor(5_000)
  await expect(barOf(page)).toHaveCount(0)
})
