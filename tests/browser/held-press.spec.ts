import type { Page } from '@playwright/test'
import { hold, holdClient, pageModule } from './interceptions.ts'
import { pressColorButton, shellOf } from './reader.ts'
import { readDoc, readPost } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

/** Opens a page that cannot come to life before it is told to. */
async function openStill(page: Page, path: string): Promise<() => void> {
  const release = await holdClient(page)
  const asked = page.waitForRequest(/\/assets\/client-/)
  await page.goto(path)
  await asked
  return release
}

test('the colour button, pressed too early', async ({ page }) => {
  const release = await openStill(page, '/tutorial/routing')
  const { toDark, toLight } = shellOf(page)
  await toDark.click()
  await expect(toDark).toBeVisible()
  release()
  await expect(toLight).toBeVisible()
  // Once, and from now on at once.
  await toLight.click()
  await expect(toDark).toBeVisible()
})

test('an impatient reader presses three times: that is one press', async ({
  page,
}) => {
  const release = await openStill(page, '/tutorial/routing')
  const { toDark, toLight } = shellOf(page)
  for (let press = 0; press < 4; press++) await toDark.click()
  release()
  await expect(toLight).toBeVisible()
})

test('a button of an interactive post, pressed too early', async ({ page }) => {
  const release = await openStill(page, '/blog/mdx-blog-post')
  const counter = page.getByRole('group', { name: '计数器' })
  await counter.getByRole('button', { name: '加一' }).click()
  await expect(counter.getByRole('status')).toHaveText('点了 0 次')
  release()
  await expect(counter.getByRole('status')).toHaveText('点了 1 次')
  await counter.getByRole('button', { name: '加一' }).click()
  await expect(counter.getByRole('status')).toHaveText('点了 2 次')
})

test('the shell answers while the code of a page is on its way', async ({
  page,
}) => {
  const release = await hold(page, pageModule)
  await page.goto('/blog/mdx-blog-post')
  const counter = page.getByRole('group', { name: '计数器' })
  const { sidebar, title } = shellOf(page)
  const count = async (): Promise<void> => {
    await counter.getByRole('button', { name: '加一' }).click()
    await pressColorButton(page)
    await expect(counter.getByRole('status')).toHaveText('点了 0 次')
  }
  // Only the first press is held: the shell must be live before the counter's.
  await pressColorButton(page)
  await count()
  const { title: other } = readPost('welcome')
  await sidebar.getByRole('link', { name: other }).click()
  await expect(title).toHaveText(other)

  await page.goBack()
  await expect(counter).toBeVisible()
  await count()
  release()
  await expect(counter.getByRole('status')).toHaveText('点了 1 次')
})

test('links and native elements work meanwhile', async ({ page }) => {
  await openStill(page, '/tutorial/routing')
  const { sidebar, title, toc } = shellOf(page)
  await toc.getByRole('link').last().click()
  await expect(page).toHaveURL(/#.+/)
  const request = readDoc('tutorial/request')
  await sidebar.getByRole('link', { name: request.title, exact: true }).click()
  await expect(title).toHaveText(request.title)
})

test('a client that never comes leaves a page that can be read', async ({
  page,
  provokes,
}) => {
  provokes(/Failed to load resource.*\/assets\/client-/)
  await page.route(/\/assets\/client-/, (route) => route.abort())
  await page.goto('/tutorial/routing')
  const { sidebar, title, toDark } = shellOf(page)
  await toDark.click()
  const request = readDoc('tutorial/request')
  await sidebar.getByRole('link', { name: request.title, exact: true }).click()
  await expect(title).toHaveText(request.title)
})

test('the next press asks again for a client that failed', async ({
  page,
  provokes,
}) => {
  provokes(/Failed to load resource.*\/assets\/client-/)
  const client = /\/assets\/client-/
  await page.route(client, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/tutorial/routing')
  await failed
  await page.unroute(client)
  const { toDark, toLight } = shellOf(page)
  await toDark.click()
  await expect(toLight).toBeVisible()
})
