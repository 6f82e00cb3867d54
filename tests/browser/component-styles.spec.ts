import type { Page } from '@playwright/test'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

function partsOf(page: Page) {
  const { main } = shellOf(page)
  return {
    output: main.getByRole('status'),
    plus: main.getByRole('button', { name: '加一' }),
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what a component writes into style shows', async ({
    page,
    fixtureUrl,
  }) => {
    await page.goto(`${await fixtureUrl('reader-states')}/counter`)
    const { output } = partsOf(page)
    await expect(output).toHaveCSS('color', 'rgb(0, 0, 200)')
    await expect(output).toHaveCSS('padding-top', '7px')
  })
})

test('a style that a component changes changes, and what else it has stays', async ({
  page,
  fixtureUrl,
}) => {
  await page.goto(`${await fixtureUrl('reader-states')}/counter`)
  const { output, plus } = partsOf(page)
  await expect(output).toHaveCSS('color', 'rgb(0, 0, 200)')
  await plus.click()
  await expect(output).toHaveText('1')
  await expect(output).toHaveCSS('color', 'rgb(0, 200, 0)')
  await expect(output).toHaveCSS('padding-top', '7px')
})

test('styles are there when a link leads to the page', async ({
  page,
  fixtureUrl,
}) => {
  await page.goto(`${await fixtureUrl('reader-states')}/short`)
  await shellOf(page).navbar.getByRole('button', { name: '更多' }).click()
  await shellOf(page).navbar.getByRole('link', { name: '计数' }).click()
  const { output, plus } = partsOf(page)
  await expect(output).toHaveCSS('padding-top', '7px')
  await plus.click()
  await expect(output).toHaveCSS('color', 'rgb(0, 200, 0)')
})
