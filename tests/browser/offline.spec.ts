import type { Page } from '@playwright/test'
import { gwdocs, serve } from '../harness/gwdocs.ts'
import { copySite, fixture } from '../harness/site-copy.ts'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

const config = (...lines: readonly string[]) =>
  [
    'export default {',
    "  title: 'Offline', url: 'https://offline.example', baseUrl: '/base/',",
    "  docs: { routeBasePath: '/' }, theme: { navbar: { items: [{ type: 'search' }] } },",
    ...lines,
    '}',
    '',
  ].join('\n')

/** The worker is at work, and has kept what this page shows. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        if (!navigator.serviceWorker.controller) return false
        return (await caches.match(address, { ignoreVary: true })) !== undefined
      }, new URL(path, page.url()).href),
    )
    .toBe(true)
}

/** Names of caches of the site. */
function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

test('what was read can be read offline, until a new build, or the end of it', async ({
  page,
  provokes,
}) => {
  provokes(
    /Failed to load resource/,
    /ERR_CONNECTION_REFUSED/,
    /Failed to fetch/,
  )
  const site = copySite(fixture('two-linked-docs'))
  const build = async (...lines: readonly string[]) => {
    site.write('gwdocs.config.ts', config(...lines))
    const { code, stderr } = await gwdocs(['build', site.dir])
    expect(code, stderr).toBe(0)
  }
  site.write('docs/third.md', '# Third\n')
  // Nothing leads past it: pages that the pointer came near are there too.
  site.write('docs/zone/far.md', '# Far\n')
  await build('  offline: true,')
  let served = await serve(site.dir)
  const { port } = new URL(served.url)
  // The browser's own switch does not reach workers.
  const goOffline = () => served.stop()
  const goOnline = async () => {
    served = await serve(site.dir, ['--port', port])
  }
  const { title, main } = shellOf(page)
  const { origin } = new URL(served.url)
  const at = (path: string) => `${origin}/base/${path}`
  const dialog = page.getByRole('dialog', { name: 'Search' })

  await test.step('visited: by a full load, and in place', async () => {
    await page.goto(at('first'))
    await expectKept(page, '/base/first')
    await main.getByRole('link', { name: 'the second' }).click()
    await expect(title).toHaveText('Second')
    await expectKept(page, '/base/second')
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill('text')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await goOffline()
    await page.reload()
    await expect(title).toHaveText('Second')
    await expect(page.locator('html')).toHaveAttribute(
      'data-gw-hydrated',
      'page',
    )
    await page.goto(at('first/'))
    await expect(title).toHaveText('First')
    await main.getByRole('link', { name: 'the second' }).click()
    await expect(title).toHaveText('Second')
  })

  await test.step('what the search has loaded is found', async () => {
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill('text')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('never visited: the page says so, and asks again', async () => {
    await page.goto(at('zone/far?x'))
    await expect(title).toHaveText('You are offline')
    // In place, too: the address that was asked for, and not that of a page that says so.
    await page.goto(at('second'))
    await expect(title).toHaveText('Second')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'zone/far?x'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(title).toHaveText('You are offline')
    await expect(page).toHaveURL(at('zone/far?x'))
    await goOnline()
    await main.getByRole('link', { name: 'Try again' }).click()
    await expect(title).toHaveText('Far')
  })

  await test.step('a new build takes the place of the old one', async () => {
    const before = await cachesOf(page)
    site.write('docs/first.md', '# First\n\nThe newest text.\n')
    await build('  offline: true,', "  client: { runtime: 'preact' },")
    await page.goto(at('first'))
    await expect(main).toContainText('The newest text.')
    await expect
      .poll(async () =>
        (await cachesOf(page)).filter((name) => before.includes(name)),
      )
      .toEqual([])
    await expectKept(page, '/base/first')
    await goOffline()
    await page.reload()
    await expect(main).toContainText('The newest text.')
    await goOnline()
  })

  await test.step('switched off for good', async () => {
    await build("  offline: 'remove',")
    await page.goto(at('first'))
    await expect.poll(() => cachesOf(page)).toEqual([])
    const count = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      )
    await expect.poll(count).toBe(0)
  })
  await page.close()
  await served.stop()
  site.remove()
})
