import type { Page } from '@playwright/test'
import { pageModule } from './interceptions.ts'
import { openLive, shellOf } from './reader.ts'
import { readPost } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const path = '/blog/mdx-blog-post'
const { title: postTitle, opening } = readPost('mdx-blog-post')

function counterOf(page: Page) {
  const counter = page.getByRole('group', { name: '计数器' })
  return {
    plus: counter.getByRole('button', { name: '加一' }),
    reset: counter.getByRole('button', { name: '归零' }),
    output: counter.getByRole('status'),
  }
}

async function count(page: Page): Promise<void> {
  const { plus, reset, output } = counterOf(page)
  await expect(output).toHaveText('点了 0 次')
  await plus.click()
  await plus.click()
  await expect(output).toHaveText('点了 2 次')
  await reset.click()
  await expect(output).toHaveText('点了 0 次')
  await plus.click()
  await expect(output).toHaveText('点了 1 次')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the counter can be read', async ({ page }) => {
    await page.goto(path)
    await expect(counterOf(page).output).toHaveText('点了 0 次')
    await expect(counterOf(page).plus).toBeVisible()
    await expect(shellOf(page).main).toContainText(opening)
  })
})

test('the counter counts', async ({ page }) => {
  await openLive(page, path)
  await count(page)
})

test('the lab tells which route takes a request', async ({ page }) => {
  await openLive(page, path)
  const lab = page.getByRole('group', { name: '路由试验台' })
  const answer = lab.getByRole('status')
  await expect(answer).toHaveText('/books/new 接住了它，没有参数。')
  await lab.getByLabel('方法').selectOption('PUT')
  await expect(answer).toHaveText('405：路径选定了，但没有这个方法。Allow：GET')
  await lab.getByLabel('路径').fill('/books/7')
  await expect(answer).toHaveText('/books/:id 接住了它，id = "7"。')
  const chosen = lab.getByRole('listitem').filter({ hasText: '选中' })
  await expect(chosen).toHaveText('PUT /books/:id选中')
})

test('the counter counts after following links there, away and back', async ({
  page,
}) => {
  await openLive(page, '/blog')
  const { sidebar, title } = shellOf(page)
  await sidebar.getByRole('link', { name: postTitle }).click()
  await expect(title).toHaveText(postTitle)
  await count(page)

  const { title: other } = readPost('first-blog-post')
  await sidebar.getByRole('link', { name: other }).click()
  await expect(title).toHaveText(other)
  await page.goBack()
  await expect(title).toHaveText(postTitle)
  await count(page)
})

test('a module that fails is tried again by one reload, then by the reader', async ({
  page,
  provokes,
}) => {
  provokes(/Failed to load resource.*\/assets\/page-/)
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.route(pageModule, (route) => route.abort())
  await page.goto(path)
  const box = page.getByRole('alert').filter({ hasText: '没能加载' })
  await expect(box).toBeVisible()
  expect(loads).toBe(2)
  await expect(shellOf(page).main).toContainText(opening)

  await box.getByRole('button', { name: '重试' }).click()
  await expect(box).toBeVisible()
  await page.unroute(pageModule)
  await box.getByRole('button', { name: '重试' }).click()
  await expect(box).toHaveCount(0)
  await count(page)
  expect(loads).toBe(2)
})

test('a Markdown page loads no module of its own', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.startsWith('/__gwdocs/'))
      scripts.add(pathname.replace(/-[^-]+\.js$/, ''))
  })
  await openLive(page, '/tutorial/routing')
  await page.goto('/intro')
  await openLive(page, '/blog/welcome')
  expect([...scripts].filter((name) => /\/page-\d+$/.test(name))).toEqual([])
  expect([...scripts]).toContain('/assets/client')
  await page.goto(path)
  await expect
    .poll(() => [...scripts].some((each) => /\/page-\d+$/.test(each)))
    .toBe(true)
})
