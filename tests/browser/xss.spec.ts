import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serve } from '../harness/gwdocs.ts'
import { expect, test } from './site-fixture.ts'
import { findScripts } from './xss/find-scripts.ts'
import { clobberedPage, hostileSite } from './xss/hostile-site.ts'

/** What vectors ask for, put down with the page that asked. */
async function watchDialogs(page: Page): Promise<readonly string[]> {
  const ran: string[] = []
  await page.exposeFunction('tell', (url: string) => void ran.push(url))
  await page.addInitScript(() => {
    const note = () => {
      const { top } = window as unknown as {
        top: { tell: (url: string) => void }
      }
      top.tell(location.href)
    }
    Object.assign(window, {
      alert: note,
      confirm: note,
      prompt: note,
      print: note,
    })
  })
  return ran
}

/**
 * A page around all others. They take over its policy, which stops nothing, so that it is the
 * sanitiser that is proved, and tells in the console what it would have stopped.
 */
async function serveFrames(page: Page, html: string): Promise<void> {
  const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(boot).digest('base64')
  const policy = `script-src 'self' 'sha256-${hash}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'`
  await page.route('**/frames', (route) =>
    route.fulfill({
      body: '<!doctype html><title>Frames</title>',
      contentType: 'text/html',
      headers: { 'content-security-policy-report-only': policy },
    }),
  )
}

test('nothing of content that is not trusted runs: every vector, in every place', async ({
  page,
  provokes,
}) => {
  test.setTimeout(300_000)
  provokes(/Failed to load resource|net::|invalid `href` value/)
  const site = hostileSite()
  const { url, stop } = await serve(site.dir, ['--watch'])
  const base = url.replace(/\/$/, '')
  const ran = await watchDialogs(page)
  await page.route(/^(?!http:\/\/127\.0\.0\.1)http/, (route) => route.abort())

  // With its scripts: names of the document that content has taken lead nobody astray.
  await page.goto(base + clobberedPage)
  await expect(page.locator('html')).toHaveAttribute('data-gw-hydrated', 'page')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(
    page.getByRole('button', { name: 'Switch to light mode' }),
  ).toBeVisible()
  await expect(page.getByText('The end.')).toBeVisible()

  await serveFrames(page, await (await fetch(base + clobberedPage)).text())
  await page.goto(`${base}/frames`)
  const urls = site.pages.map(({ path }) => base + path)
  expect(urls.length).toBeGreaterThan(500)
  expect(await page.evaluate(findScripts, urls)).toEqual([])
  expect(ran).toEqual([])
  await page.close()
  await stop()
  site.remove()
})
