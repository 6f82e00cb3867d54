import type { Page } from '@playwright/test'
import { openLive } from './reader.ts'
import { expect, test } from './site-fixture.ts'

const path = '/tutorial/routing'

/** What somebody who got into a page might leave there. */
const intruders = `
<script>document.title = 'taken over'</script>
<img src="/nothing.png" onerror="document.title = 'taken over'" alt="">
<a href="javascript:void(document.title = 'taken over')">Next</a>
<style>body { display: none }</style>
<script src="https://elsewhere.example/a.js"></script>
<iframe src="https://elsewhere.example/" title="Elsewhere"></iframe>
<base href="https://elsewhere.example/">
<object data="https://elsewhere.example/"></object>`

/**
 * Opens a page with them, which names the policy in one way alone.
 *
 * Out: what the other site was asked for, also later.
 */
async function openIntruded(page: Page, way: 'meta' | 'header') {
  const asked: string[] = []
  await page.route('https://elsewhere.example/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ body: "document.title = 'taken over'" })
  })
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      let body = await response.text()
      if (way === 'meta') delete headers['content-security-policy']
      else body = body.replace(/<meta http-equiv="content-security[^>]*>/, '')
      body = body.replace('</h1>', () => `</h1>${intruders}`)
      await route.fulfill({ response, headers, body })
    },
  )
  await openLive(page, path)
  return asked
}

for (const way of ['meta', 'header'] as const) {
  test(`what got into a page neither runs nor loads: the policy as a ${way}`, async ({
    page,
    provokes,
  }) => {
    provokes(/violates the following|Refused to/, /nothing\.png/)
    const asked = await openIntruded(page, way)
    const link = page.getByRole('main').getByRole('link', { name: 'Next' })
    await link.first().click()
    await expect(page).toHaveTitle(/Slim$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked).toEqual([])
  })
}

test('a page asks nobody but its own site for anything', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openLive(page, path)
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('路由')
  await expect(page.getByRole('option').first()).toBeVisible()
  const { origin } = new URL(page.url())
  const others = asked.filter((url) => !/^(?:data|blob):/.test(url))
  expect(others.filter((url) => new URL(url).origin !== origin)).toEqual([])
})
