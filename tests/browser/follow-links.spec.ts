import type { Page } from '@playwright/test'
import { answerScripts } from './interceptions.ts'
import {
  expectOnTop,
  isMarked,
  markDocument,
  nextPressedAt,
  openLive,
  scrollPage,
  scrollTop,
  shellOf,
} from './reader.ts'
import { readDoc, readPost } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const routing = readDoc('tutorial/routing')
const request = readDoc('tutorial/request')
const { title: startServer } = readDoc('tutorial/start-server')

function sidebarLink(page: Page, name: string) {
  return shellOf(page).sidebar.getByRole('link', { name, exact: true })
}

test('a sidebar link shows the next page in the same document', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  await markDocument(page)
  await scrollPage(page, 600)
  await sidebarLink(page, request.title).click()

  const { title, main } = shellOf(page)
  await expect(title).toHaveText(request.title)
  await expect(title).toBeFocused()
  await expect(main).toContainText(request.opening)
  await expect(page).toHaveURL('/tutorial/request')
  await expect(page).toHaveTitle(`${request.title} | Slim`)
  await expect(sidebarLink(page, request.title)).toHaveAttribute(
    'aria-current',
    'page',
  )
  // The category of the page before closes: its link is there, but hidden.
  const before = shellOf(page).sidebar.getByRole('link', {
    name: routing.title,
    exact: true,
    includeHidden: true,
  })
  await expect(before).not.toHaveAttribute('aria-current')
  expect(await scrollTop(page)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('Back and Forward find the place where the reader was', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, '/tutorial/routing')
  await markDocument(page)
  await scrollPage(page, 700)
  // Reaching for the link may scroll the page: the press tells the place.
  const pressed = nextPressedAt(page)
  await sidebarLink(page, request.title).click()
  const place = await pressed
  const { title } = shellOf(page)
  await expect(title).toHaveText(request.title)
  await scrollPage(page, 300)

  await page.goBack()
  await expect(title).toHaveText(routing.title)
  await expect.poll(() => scrollTop(page)).toBe(place)
  await page.goForward()
  await expect(title).toHaveText(request.title)
  await expect.poll(() => scrollTop(page)).toBe(300)
  expect(await isMarked(page)).toBe(true)
})

test('a reload stays where the reader was', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  await scrollPage(page, 700)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('Back from another site finds the place again', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  await scrollPage(page, 700)
  await page.goto('about:blank')
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('a link to a heading of another page leads to that heading', async ({
  page,
}) => {
  await openLive(page, '/tutorial/intro')
  await markDocument(page)
  // No page of the site has such a link, so one is pointed there by hand.
  const link = sidebarLink(page, routing.title)
  await link.evaluate((a: HTMLAnchorElement) => {
    a.href += '#完整程序'
  })
  await link.click()
  await expect(shellOf(page).title).toHaveText(routing.title)
  await expectOnTop(page.getByRole('heading', { name: '完整程序' }))
  await expect(page).toHaveURL(/\/tutorial\/routing#.+/)
  expect(await isMarked(page)).toBe(true)
})

test('the table of contents leads to headings, and Back returns', async ({
  page,
}) => {
  const headings = [...routing.markdown.matchAll(/^## (.+)$/gm)]
  const name = headings.at(-2)?.[1] ?? ''
  await openLive(page, '/tutorial/routing')
  await markDocument(page)
  await scrollPage(page, 200)
  const link = shellOf(page).toc.getByRole('link', { name, exact: true })
  await link.hover()
  const place = await scrollTop(page)
  await link.click()
  await expectOnTop(page.getByRole('heading', { name }))
  await expect(link).toHaveAttribute('aria-current', 'location')
  await page.goBack()
  await expect(page).toHaveURL('/tutorial/routing')
  await expect.poll(() => scrollTop(page)).toBe(place)
  expect(await isMarked(page)).toBe(true)
})

test('previous and next page', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  await markDocument(page)
  const { title } = shellOf(page)
  const pager = page.getByRole('navigation', { name: '上一页与下一页' })
  await pager.getByRole('link', { name: `下一页 ${request.title}` }).click()
  await expect(title).toHaveText(request.title)
  await pager.getByRole('link', { name: '上一页' }).click()
  await expect(title).toHaveText(routing.title)
  await pager.getByRole('link', { name: `上一页 ${startServer}` }).click()
  await expect(title).toHaveText(startServer)
  expect(await isMarked(page)).toBe(true)
})

test('between docs, blog and home the sidebar comes and goes', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  await markDocument(page)
  const { navbar, sidebar, title, toc, footer } = shellOf(page)
  await expect(sidebar).toHaveAccessibleName('文档目录')

  const docs = navbar.getByRole('link', { name: '文档' })
  await expect(docs).toHaveAttribute('aria-current', 'true')

  await footer.getByRole('link', { name: '博客' }).click()
  await expect(title).toHaveText('博客')
  await expect(sidebar).toHaveAccessibleName('近期文章')
  await expect(toc).toHaveCount(0)
  await expect(docs).not.toHaveAttribute('aria-current')
  await sidebarLink(page, readPost('welcome').title).click()
  await expect(title).toHaveText(readPost('welcome').title)
  await expect(toc).toBeVisible()

  await navbar.getByRole('link', { name: 'Slim' }).click()
  await expect(title).toContainText('Web 框架')
  await expect(sidebar).toHaveCount(0)
  await expect(toc).toHaveCount(0)

  await docs.click()
  await expect(title).toHaveText(readDoc('tutorial/intro').title)
  await expect(sidebar).toHaveAccessibleName('文档目录')
  await expect(toc).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('ctrl-click opens a new tab and leaves this one alone', async ({
  page,
  context,
}) => {
  await openLive(page, '/tutorial/routing')
  const opened = context.waitForEvent('page')
  await sidebarLink(page, request.title).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(shellOf(tab).title).toHaveText(request.title)
  await expect(shellOf(page).title).toHaveText(routing.title)
})

test('links to other sites open a tab that has no hold on this one', async ({
  page,
}) => {
  for (const path of ['/', '/intro', '/blog/welcome', '/ecosystem/l4g']) {
    await page.goto(path)
    const { hostname } = new URL(page.url())
    const unsafe = await page
      .getByRole('link', { includeHidden: true })
      .evaluateAll(
        (links, own) =>
          (links as HTMLAnchorElement[])
            .filter((a) => /^https?:$/.test(a.protocol) && a.hostname !== own)
            .filter(
              (a) => a.target !== '_blank' || !a.relList.contains('noopener'),
            )
            .map((a) => a.href),
        hostname,
      )
    expect(unsafe, path).toEqual([])
  }
})

test.describe('a page that cannot be shown in place is loaded in full', () => {
  const failures: Readonly<
    Record<string, Parameters<typeof answerScripts>[2]>
  > = {
    'the network fails': (route) => route.abort(),
    'the server fails': async (route) =>
      route.fulfill({ response: await route.fetch(), status: 500 }),
    'it is of another deployment': async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/"buildId":"[^"]*"/, '"buildId":"another"')
      expect(body).not.toBe(html)
      await route.fulfill({ response, body })
    },
    'it is no HTML': (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'not this' }),
    'it is a redirect stub': (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<meta http-equiv="refresh" content="0; url=/intro">',
      }),
  }
  for (const [name, answer] of Object.entries(failures)) {
    test(name, async ({ page, provokes }) => {
      provokes(/Failed to load resource.*\/tutorial\/request/)
      await openLive(page, '/tutorial/routing')
      await markDocument(page)
      await answerScripts(page, '/tutorial/request', answer)
      await sidebarLink(page, request.title).click()
      await expect(shellOf(page).title).toHaveText(request.title)
      await expect(page).toHaveURL('/tutorial/request')
      expect(await isMarked(page)).toBe(false)
    })
  }
})

test('a link to a page that is gone shows the not-found page', async ({
  page,
  provokes,
}) => {
  provokes(/status of 404 .*\/gone/)
  await openLive(page, '/tutorial/routing')
  const link = sidebarLink(page, request.title)
  await link.evaluate((a: HTMLAnchorElement) => {
    a.href = '/gone'
  })
  await link.click()
  await expect(shellOf(page).title).toHaveText('找不到页面')
  await page.goBack()
  await expect(shellOf(page).title).toHaveText(routing.title)
})

test('of two links followed at once, the last one counts', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  await markDocument(page)
  await answerScripts(page, '/tutorial/request', async (route) => {
    await page.waitForURL('/tutorial/start-server')
    await route.continue()
  })
  const answered = page.waitForResponse('/tutorial/request')
  await sidebarLink(page, request.title).click()
  await sidebarLink(page, startServer).click()
  await answered
  await expect(shellOf(page).title).toHaveText(startServer)
  await expect(page).toHaveURL('/tutorial/start-server')
  expect(await isMarked(page)).toBe(true)
})
