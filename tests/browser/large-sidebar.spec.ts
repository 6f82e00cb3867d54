import type { Page } from '@playwright/test'
import { changeHtml, hold } from './interceptions.ts'
import { isMarked, markDocument, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

/** The file with what pages leave out of a sidebar. */
const levels = /\/assets\/sidebar-[^/]+\.json$/

test('a category that is not in the page opens, and stays open', async ({
  page,
  fixtureUrl,
}) => {
  const asked = countRequests(page)
  await page.goto(`${await fixtureUrl('large-sidebar')}/guide`)
  const { sidebar, title } = shellOf(page)
  const open = button(page, 'Expand', 'Commands')
  const close = button(page, 'Collapse', 'Commands')
  const second = sidebar.getByRole('link', { name: 'Command 2', exact: true })
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await expect(second).toHaveCount(0)

  await test.step('by keyboard, with a word while it loads', async () => {
    const release = await hold(page, levels)
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar.getByRole('status')).toHaveText('Loading…')
    release()
    await expect(second).toBeVisible()
    await expect(sidebar.getByRole('status')).toHaveCount(0)
    await expect(close).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      sidebar.getByRole('link', { name: 'First command' }),
    ).toBeFocused()
  })

  await test.step('on the next page, with all that was seen', async () => {
    await markDocument(page)
    await sidebar.getByRole('link', { name: 'Last command' }).click()
    await expect(title).toHaveText('Last command')
    await expect(
      sidebar.getByRole('link', { name: 'Last command' }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(second).toBeVisible()
    await expect(button(page, 'Collapse', 'Guides')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('closed and open again', async () => {
    await close.click()
    await expect(second).toBeHidden()
    await open.click()
    await expect(second).toBeVisible()
    await button(page, 'Expand', 'Deep').click()
    await expect(sidebar.getByRole('link', { name: 'Deeper' })).toBeVisible()
  })
  expect(asked()).toBe(1)
})

test('what could not be loaded is loaded at another try', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/Failed to load resource/)
  const url = `${await fixtureUrl('large-sidebar')}/guide`
  const { sidebar, title } = shellOf(page)
  const failure = sidebar.getByRole('alert')
  const second = sidebar.getByRole('link', { name: 'Command 2', exact: true })

  await test.step('the connection is gone, and comes back', async () => {
    await page.goto(url)
    await comeToLife(page)
    await page.context().setOffline(true)
    await button(page, 'Expand', 'Commands').click()
    await expect(failure).toContainText('You are offline.')
    await page.context().setOffline(false)
    await expect(second).toBeVisible()
  })

  await test.step('the server fails', async () => {
    await page.route(levels, (route) => route.fulfill({ status: 500 }))
    await page.goto(url)
    await button(page, 'Expand', 'Commands').click()
    await expect(failure).toHaveText('What is in here could not be loaded.')
    await page.unroute(levels)
    await sidebar.getByRole('button', { name: 'Retry' }).click()
    await expect(second).toBeVisible()
    await expect(
      sidebar.getByRole('link', { name: 'First command' }),
    ).toBeFocused()
  })

  await test.step('the label leads there all the same', async () => {
    await page.route(levels, (route) => route.abort())
    await page.goto(url)
    await button(page, 'Expand', 'Commands').click()
    await expect(failure).toBeVisible()
    await sidebar.getByRole('link', { name: 'Commands' }).click()
    await expect(title).toHaveText('First command')
    await expect(second).toBeVisible()
    await page.unroute(levels)
  })

  await test.step('the site was deployed anew', async () => {
    const path = new URL(url).pathname
    await changeHtml(page, path, (html) =>
      html.replace(/sidebar-[^".]+\.json/, 'sidebar-of-yesterday.json'),
    )
    await page.goto(url)
    await page.unrouteAll()
    await button(page, 'Expand', 'Commands').click()
    await expect(second).toBeVisible()
  })
})

test('a long level shows what is near, and more at a press', async ({
  page,
  fixtureUrl,
  provokes,
}) => {
  provokes(/Failed to load resource/)
  const url = `${await fixtureUrl('large-sidebar')}/middle-command`
  await page.goto(url)
  const { sidebar, title } = shellOf(page)
  const link = (name: string) =>
    sidebar.getByRole('link', { name, exact: true })
  // Scripts bring it there, so they run.
  await expect(link('Middle command')).toBeInViewport()
  await expect(link('Command 102')).toBeVisible()
  await expect(link('Command 100')).toHaveCount(0)

  await test.step('what comes before', async () => {
    await link('Show earlier ones (100)').focus()
    await page.keyboard.press('Enter')
    await expect(link('Command 100')).toBeFocused()
    await expect(link('First command')).toBeVisible()
    await expect(link('Show earlier ones (100)')).toHaveCount(0)
  })

  await test.step('what comes after', async () => {
    await expect(link('Last command')).toHaveCount(0)
    await link('Show more (101)').click()
    await expect(link('Last command')).toBeVisible()
    await link('Last command').click()
    await expect(title).toHaveText('Last command')
    await expect(link('First command')).toBeVisible()
  })

  await test.step('where it cannot be loaded, the nearest page shows it', async () => {
    await page.route(levels, (route) => route.abort())
    await page.goto(url)
    await expect(link('Middle command')).toBeInViewport()
    await link('Show more (101)').click()
    await expect(sidebar.getByRole('alert')).toBeVisible()
    await link('Show more (101)').click()
    await expect(title).toHaveText('Last command')
    await expect(link('Command 300')).toBeVisible()
  })
})

test('every page is reached without scripts', async ({
  browser,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('large-sidebar')
  const page = await browser.newPage({ javaScriptEnabled: false })
  const waiting = [`${url}/start`]
  const titles = new Set<string>()
  for (const each of waiting) {
    await page.goto(each)
    titles.add(await shellOf(page).title.innerText())
    const links = shellOf(page).sidebar.getByRole('link')
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    )
    const own = hrefs.filter((href) => href.startsWith(url))
    waiting.push(...own.filter((href) => !waiting.includes(href)))
    // What the config opens is open, and what leads to no page is in sight.
    await expect(links.filter({ hasText: /^Shown 60$/ })).toBeVisible()
    await expect(links.filter({ hasText: /^Fixed$/ })).toBeVisible()
    await expect(links.filter({ hasText: /^Example/ })).toBeVisible()
  }
  await page.close()
  expect([...titles].sort()).toEqual([
    ...['Deep', 'Deeper', 'First command', 'Fixed', 'Guide'],
    ...['Last command', 'Middle command', 'Start'],
  ])
})

test('the menu of a phone opens it too', async ({ page, fixtureUrl }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${await fixtureUrl('large-sidebar')}/guide`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog')
  await menu
    .getByRole('button', { name: "Expand sidebar category 'Commands'" })
    .click()
  await menu.getByRole('link', { name: 'Command 150', exact: true }).click()
  await expect(shellOf(page).title).toHaveText('Start')
})

test('a save changes what is not in the page', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('large-sidebar')
  await page.goto(new URL('guide', site.url).href)
  const { sidebar } = shellOf(page)
  await button(page, 'Expand', 'Commands').click()
  await expect(
    sidebar.getByRole('link', { name: 'Last command' }),
  ).toBeVisible()
  site.write('docs/last-command.md', '# The very last\n')
  await expect(
    sidebar.getByRole('link', { name: 'The very last' }),
  ).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Last command' })).toHaveCount(
    0,
  )
})

/** Opens and closes a category whose items are in the page. */
async function comeToLife(page: Page): Promise<void> {
  await button(page, 'Collapse', 'Shown').click()
  await button(page, 'Expand', 'Shown').click()
  await expect(button(page, 'Collapse', 'Shown')).toBeVisible()
}

function button(page: Page, verb: 'Expand' | 'Collapse', label: string) {
  const name = `${verb} sidebar category '${label}'`
  return shellOf(page).sidebar.getByRole('button', { name })
}

/** Out: how often a file of a sidebar was asked for so far. */
function countRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (levels.test(request.url())) count++
  })
  return () => count
}
