import type { Page } from '@playwright/test'
import { hold, pageModule } from './interceptions.ts'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

const hour = 3_600_000

function partsOf(page: Page) {
  const { main } = shellOf(page)
  return {
    main,
    loading: main.getByRole('status').filter({ hasText: '加载中' }),
    slow: main.getByRole('alert').filter({ hasText: '加载超时' }),
    failed: main.getByRole('alert').filter({ hasText: '没能加载' }),
    plus: main.getByRole('button', { name: '加一' }),
  }
}

test('code that is slow is spoken of, then given up, then asked for again', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  let asked = 0
  page.on('request', (request) => {
    if (pageModule.test(request.url())) asked++
  })
  const release = await hold(page, pageModule)
  await page.clock.install()
  await page.goto(`${url}/short`)
  await page.clock.runFor(3_000)
  await shellOf(page).navbar.getByRole('button', { name: '更多' }).click()
  await page.clock.pauseAt(new Date(Date.now() + hour))
  await shellOf(page).navbar.getByRole('link', { name: '计数' }).click()
  const { main, loading, slow, plus } = partsOf(page)
  await expect(plus).toBeVisible()
  await expect.poll(() => asked).toBe(1)

  await page.clock.runFor(190)
  await expect(loading).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(loading).toBeVisible()
  await page.clock.runFor(9_700)
  await expect(slow).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(slow).toBeVisible()
  await expect(loading).toHaveCount(0)
  await expect(main).toContainText('这一段文字一直读得到。')

  await slow.getByRole('button', { name: '重试' }).click()
  await expect(slow).toHaveCount(0)
  await page.clock.runFor(190)
  await expect(loading).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(loading).toBeVisible()
  await page.clock.runFor(9_900)
  await expect(slow).toBeVisible()

  release()
  await expect(slow).toHaveCount(0)
  // Effects may wait for the next picture.
  await page.clock.resume()
  await plus.click()
  await expect(main.getByRole('status')).toHaveText('1')
})

test('code that fails is asked for by one full load, then by the reader', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/Failed to load resource.*\/assets\/page-/)
  const url = await fixtureUrl('reader-states')
  await page.route(pageModule, (route) => route.abort())
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.goto(`${url}/counter`)
  const { failed, main, plus } = partsOf(page)
  await expect(failed).toContainText('/assets/page-')
  expect(loads).toBe(2)
  await page.unroute(pageModule)
  await failed.getByRole('button', { name: '重试' }).click()
  await expect(failed).toHaveCount(0)
  await plus.click()
  await expect(main.getByRole('status')).toHaveText('1')
  expect(loads).toBe(2)
})
