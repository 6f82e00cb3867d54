import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

/** Readers of Docusaurus sites have this key already. */
const key = 'docs-preferred-version-default'

async function open(page: Page, url: string, path: string): Promise<void> {
  await page.goto(new URL(path, url).href)
  await expect(page.locator('html')).toHaveAttribute('data-gw-hydrated', 'page')
}

function barOf(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: '主导航' })
}

async function choose(page: Page, version: string): Promise<void> {
  const bar = barOf(page)
  await bar.getByRole('button', { name: /^版本/ }).click()
  await bar.getByRole('link', { name: version, exact: true }).click()
}

const stored = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), key)

test('the menu of versions leads to the same page, at the same place', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('several-versions')}/`
  await open(page, url, 'docs/intro?a=b#背景')
  await choose(page, '1.0')
  await expect(page).toHaveURL(
    new URL(`docs/1.0/intro?a=b#${encodeURIComponent('背景')}`, url).href,
  )
  await expect(page.getByRole('complementary', { name: '版本' })).toContainText(
    '1.0',
  )
  await expect(
    barOf(page).getByRole('button', { name: '版本 1.0' }),
  ).toBeVisible()
  expect(await stored(page)).toBe('1.0')
})

test('a page that a version lacks leads to its main doc', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('several-versions')}/`
  await open(page, url, 'docs/next/new')
  await choose(page, '1.0')
  await expect(page).toHaveURL(new URL('docs/1.0/intro', url).href)
})

test('outside the docs, the navbar leads to the version that was chosen', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('several-versions')}/`
  await open(page, url, '')
  const bar = barOf(page)
  const setup = bar.getByRole('link', { name: '安装' })
  await expect(setup).toHaveAttribute('href', '/docs/setup')

  await choose(page, '1.0')
  await bar.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('首页')
  await expect(setup).toHaveAttribute('href', '/docs/1.0/setup')
  await expect(bar.getByRole('button', { name: '版本 1.0' })).toBeVisible()
  await page.reload()
  await bar.getByRole('link', { name: '指南' }).click()
  await expect(page).toHaveURL(new URL('docs/1.0/intro', url).href)

  // The banner of an old version leads to the last one, and chooses it.
  await page.getByRole('link', { name: '查看最新版本：2.0' }).click()
  await expect(page).toHaveURL(new URL('docs/intro', url).href)
  expect(await stored(page)).toBe('2.0')
  await bar.getByRole('link', { name: '首页' }).click()
  await expect(setup).toHaveAttribute('href', '/docs/setup')
})

test('a version that is no longer there is forgotten', async ({
  page,
  fixtureUrl,
}) => {
  const url = `${await fixtureUrl('several-versions')}/`
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key)
  await open(page, url, '')
  await expect(barOf(page).getByRole('link', { name: '安装' })).toHaveAttribute(
    'href',
    '/docs/setup',
  )
  expect(await stored(page)).toBeNull()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu follows the choice', async ({ page, fixtureUrl }) => {
    const url = `${await fixtureUrl('several-versions')}/`
    await page.addInitScript((name) => localStorage.setItem(name, '1.0'), key)
    await open(page, url, '')
    await page.getByRole('button', { name: '打开或收起导航菜单' }).click()
    const menu = page.getByRole('dialog', { name: '主导航' })
    await expect(menu.getByRole('link', { name: '安装' })).toHaveAttribute(
      'href',
      '/docs/1.0/setup',
    )
  })
})
