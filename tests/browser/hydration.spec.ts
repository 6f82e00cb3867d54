import type { Page } from '@playwright/test'
import { holdClient } from './interceptions.ts'
import { pressColorButton } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** One page of each kind that differs in its roots or has a component of its own. */
const pages = [
  '/',
  '/intro',
  '/tutorial/routing',
  '/category/nego',
  '/blog',
  '/blog/mdx-blog-post',
  '/nowhere',
]

/** Keeps hold of every element of the served page. */
async function keepElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const served = [...document.body.querySelectorAll('*')]
    Object.assign(window, { served })
  })
}

/** Elements that were served and are gone, as tag and class. */
function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { served: Element[] }).served
      .filter((element) => !element.isConnected)
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
}

test('what was served comes to life: nothing is made anew', async ({
  page,
  provokes,
}) => {
  provokes(/Failed to load resource: .* 404 .*\/nowhere/)
  for (const path of pages) {
    const release = await holdClient(page)
    await page.goto(path)
    await keepElements(page)
    release()
    await pressColorButton(page)
    expect(await lostElements(page), path).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a component of the site takes over what was served, too', async ({
  page,
}) => {
  const release = await holdClient(page)
  await page.goto('/blog/mdx-blog-post')
  await keepElements(page)
  const counter = page.getByRole('group', { name: '计数器' })
  await counter.getByRole('button', { name: '加一' }).click()
  release()
  await expect(counter.getByRole('status')).toHaveText('点了 1 次')
  expect(await lostElements(page)).toEqual([])
})
