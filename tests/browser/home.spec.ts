import type { Locator, Page } from '@playwright/test'
import { openLive } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** Requests to the routes that the home page lists, and what Slim's router answers: from the facts. */
const answers = [
  ['GET /users/42', 'id = "42"', 'GET /users/:id'],
  ['GET /users/new', '没有参数', 'GET /users/new'],
  ['GET /files/css/site.css', 'path = "css/site.css"', 'GET /files/*path'],
  ['POST /users/new', '405', undefined],
  ['GET /users/42/', '405', undefined],
  ['GET /files', '404', undefined],
] as const

function matchingOf(page: Page): Locator {
  return page.getByRole('group', { name: '选一个请求' })
}

async function expectAnswers(page: Page): Promise<void> {
  const matching = matchingOf(page)
  for (const [request, result, route] of answers) {
    const choice = matching.getByRole('radio', { name: request, exact: true })
    await choice.check()
    await expect(choice).toHaveAccessibleDescription(new RegExp(escape(result)))
    await expect(
      matching.getByText(result, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
    const matched = matching
      .getByRole('listitem')
      .filter({ hasText: '选中', visible: true })
    if (route === undefined) await expect(matched).toHaveCount(0)
    else await expect(matched).toHaveText(`${route}选中`)
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('a request is chosen, and the route that answers it is shown', async ({
  page,
}) => {
  await openLive(page, '/')
  await expectAnswers(page)
})

test('by keyboard', async ({ page }) => {
  await openLive(page, '/')
  const matching = matchingOf(page)
  await matching.getByRole('radio', { name: 'GET /users/42' }).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(matching.getByText('没有参数')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the requests can be chosen too', async ({ page }) => {
    await page.goto('/')
    await expectAnswers(page)
  })
})
