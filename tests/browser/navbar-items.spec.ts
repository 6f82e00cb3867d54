import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

async function open(page: Page, url: string): Promise<void> {
  await page.goto(new URL('docs/first', url).href)
  await expect(page.locator('html')).toHaveAttribute('data-gw-hydrated', 'page')
}

function barOf(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' })
}

test('items of every type stand in the bar, and a component of the site acts there', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('navbar-items')}/`
  await open(page, url)
  const bar = barOf(page)
  const link = (name: string) => bar.getByRole('link', { name, exact: true })
  await expect(link('First')).toHaveAttribute('href', '/docs/first')
  await expect(link('Guide')).toHaveAttribute('href', '/docs/first')
  await expect(link('Next')).toHaveAttribute('href', '/docs/first')
  await expect(bar.getByText('Beta')).toBeVisible()
  await expect(bar.getByRole('searchbox')).toHaveCount(0)
  await expect(link('Source code (opens in a new tab)')).toHaveAttribute(
    'href',
    'https://example.org/code',
  )

  const counter = bar.getByRole('button', { name: 'Bar: 3' })
  await expect(counter).toHaveCSS('border-top-width', '2px')
  await counter.click()
  await expect(bar.getByRole('button', { name: 'Bar: 4' })).toBeVisible()

  await bar.getByRole('button', { name: 'More' }).click()
  await expect(link('Second')).toBeVisible()
  await expect(link('All')).toBeVisible()
  await expect(link('This version')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
  await link('Second').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second')
  await expect(bar.getByRole('button', { name: 'Bar: 4' })).toBeVisible()
})

test('a base path and a pattern say on which pages a link is the current one', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('navbar-items')}/`
  await page.goto(new URL('docs/second', url).href)
  const bar = barOf(page)
  for (const name of ['By base path', 'By pattern']) {
    const link = bar.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
  await expect(
    bar.getByRole('link', { name: 'First', exact: true }),
  ).not.toHaveAttribute('aria-current')
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu shows them all', async ({ page, fixtureUrl }) => {
    const url = `${await fixtureUrl('navbar-items')}/`
    await open(page, url)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog', { name: 'Main' })
    await menu.getByRole('button', { name: '← Back to main menu' }).click()
    for (const name of ['First', 'Guide', 'Second', 'By pattern'])
      await expect(
        menu.getByRole('link', { name, exact: true }).first(),
      ).toBeVisible()
    await expect(menu.getByText('Beta')).toBeVisible()
    await expect(menu.getByText('Source code', { exact: false })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'All versions' })).toBeVisible()
    await menu.getByRole('button', { name: 'Menu: 3' }).click()
    await expect(menu.getByRole('button', { name: 'Menu: 4' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a component of the site can be read', async ({ page, fixtureUrl }) => {
    const url = `${await fixtureUrl('navbar-items')}/`
    await page.goto(new URL('docs/first', url).href)
    await expect(
      barOf(page).getByRole('button', { name: 'Bar: 3' }),
    ).toBeVisible()
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: 'Badge' })).toBeVisible()
    await expect(foot).toContainText('© Us')
  })
})

test('a component that fails in the browser names the configuration, and no other item', async ({
  page,
  serveFixture,
  provokes,
}) => {
  provokes(/error: Error: Only here/)
  const { url, write } = await serveFixture('navbar-items')
  await open(page, url)
  write(
    'src/Counter.tsx',
    `import { useEffect } from 'react'
export default function Counter() {
  useEffect(() => { throw new Error('Only here') })
  return <span>Bar</span>
}
`,
  )
  const bar = barOf(page)
  const failure = bar.getByRole('alert')
  await expect(failure).toContainText(
    'The navbar item "./src/Counter.tsx" could not be rendered. Check `theme.navbar.items` in the configuration.',
  )
  await expect(failure).toContainText('Only here')
  await expect(page.getByRole('main')).toContainText('The first doc.')
  await bar.getByRole('button', { name: 'More' }).click()
  await bar.getByRole('link', { name: 'Second', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second')
})
