import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

const fixture = 'replaced-components'

function partsOf(page: Page) {
  const sidebar = page.getByRole('complementary')
  return {
    main: page.getByRole('main'),
    title: page.getByRole('heading', { level: 1 }),
    footer: page.getByRole('contentinfo'),
    sidebar,
    /** The site's own button above the theme's sidebar. */
    counter: sidebar.getByRole('button', { name: /^Pressed \d times$/ }),
    navbarLink: page.getByRole('banner').getByRole('link', { name: /^First/ }),
  }
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
}

test('components of the site stand in every kind of place, and act there', async ({
  page,
  fixtureUrl,
}) => {
  await page.goto(`${await fixtureUrl(fixture)}/docs/first`)
  const { main, footer, sidebar, counter, navbarLink, title } = partsOf(page)

  await test.step('in HTML alone', async () => {
    await expect(footer).toContainText(
      'A footer of our own for Replaced, at /docs/first',
    )
    await expect(footer).toHaveCSS('border-top-color', 'rgb(1, 2, 3)')
    const mark = footer.getByRole('img', { name: 'Our mark' })
    await expect
      .poll(() => mark.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBe(8)
    const tip = main.getByRole('region', { name: 'Our tip' })
    await expect(tip).toContainText('Outside.')
    await expect(
      tip.getByRole('region', { name: 'Our warning' }),
    ).toContainText('Take careInside.')
    await expect(
      main.getByRole('group', { name: 'A table of ours' }).getByRole('table'),
    ).toBeVisible()
  })

  await test.step('around what they replace', async () => {
    await expect(counter).toHaveCSS('opacity', '0.75')
    await counter.click()
    await expect(counter).toHaveText('Pressed 1 times')
    await expect(counter).toHaveCSS('opacity', '0.5')
    await expect(sidebar.getByRole('link', { name: 'Second' })).toBeVisible()
  })

  await test.step('with what they ask of the page', async () => {
    await expect(navbarLink).toHaveText('First (light)')
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(navbarLink).toHaveText('First (dark)')
  })

  await test.step('on the next page', async () => {
    await main.getByRole('link', { name: 'second', exact: true }).click()
    await expect(title).toHaveText('Second')
    await expect(footer).toContainText('at /docs/second')
    await expect(counter).toHaveText('Pressed 1 times')
    await main.getByRole('button', { name: 'Count: 1' }).click()
    await expect(main.getByRole('button', { name: 'Count: 2' })).toBeVisible()
    for (const [name, text] of [
      ['Our info', 'Hydrated.'],
      ['Our danger', 'By code.'],
    ] as const)
      await expect(main.getByRole('region', { name })).toContainText(text)
  })
})

test('tokens, messages and rules of the site win over the theme', async ({
  page,
  fixtureUrl,
}) => {
  await page.goto(`${await fixtureUrl(fixture)}/docs/first`)
  const { title, main } = partsOf(page)
  expect(await groundOf(page)).toBe('rgb(255, 253, 245)')
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)')
  const link = main.getByRole('link', { name: 'second', exact: true })
  await expect(link).toHaveCSS('color', 'rgb(179, 0, 94)')
  await expect
    .poll(async () => (await main.getByRole('article').boundingBox())?.width)
    .toBe(30 * 16)
  await expect(page.getByRole('navigation', { name: 'Headings' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect.poll(() => groundOf(page)).toBe('rgb(16, 24, 32)')
  await expect(link).toHaveCSS('color', 'rgb(255, 138, 196)')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they can be read', async ({ page, fixtureUrl }) => {
    await page.goto(`${await fixtureUrl(fixture)}/docs/second`)
    const { main, footer, counter, navbarLink } = partsOf(page)
    await expect(footer).toContainText('at /docs/second')
    await expect(counter).toHaveText('Pressed 0 times')
    await expect(counter).toHaveCSS('opacity', '0.75')
    await expect(navbarLink).toHaveText('First (light)')
    await expect(main.getByRole('region', { name: 'Our info' })).toBeVisible()
  })
})

test('a component of the site is shown anew when it is saved', async ({
  page,
  serveFixture,
}) => {
  const { url, write } = await serveFixture(fixture)
  await page.goto(new URL('docs/first', url).href)
  const { footer, counter, sidebar, main } = partsOf(page)
  write(
    'src/Footer.tsx',
    'export default () => <footer>Another footer</footer>\n',
  )
  await expect(footer).toHaveText('Another footer')
  write(
    'src/Sidebar.tsx',
    `import { useState } from 'react'
export default function Sidebar() {
  const [count, setCount] = useState(5)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}
`,
  )
  await expect(counter).toHaveText('Pressed 5 times')
  await counter.click()
  await expect(counter).toHaveText('Pressed 6 times')
  await expect(sidebar.getByRole('link')).toHaveCount(0)

  await test.step('and so is a mistake in it', async () => {
    write(
      'src/Footer.tsx',
      "export default function Footer() {\n  throw new Error('Not here')\n}\n",
    )
    const diagnostics = page.getByRole('alert')
    await expect(diagnostics).toContainText('src/Footer.tsx:2')
    await expect(diagnostics).toContainText('Not here')
    await expect(main).toContainText('Outside.')
  })
})

test('a component of the site that crashes takes its own part with it, and no other', async ({
  page,
  serveFixture,
  provokes,
}) => {
  provokes(/error: Error: Only here/)
  const { url, write } = await serveFixture(fixture)
  await page.goto(new URL('docs/first', url).href)
  write(
    'src/Sidebar.tsx',
    `import { useEffect } from 'react'
export default function Sidebar() {
  useEffect(() => { throw new Error('Only here') })
  return <p>Soon gone</p>
}
`,
  )
  const { sidebar, navbarLink, main, title } = partsOf(page)
  const crash = sidebar.getByRole('alert')
  await expect(crash).toContainText('This page crashed.')
  await expect(crash).toContainText('Only here')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(navbarLink).toHaveText('First (dark)')
  await main.getByRole('link', { name: 'second', exact: true }).click()
  await expect(title).toHaveText('Second')
})

test('a page with a main landmark of its own has one', async ({
  page,
  fixtureUrl,
}) => {
  await page.goto(`${await fixtureUrl(fixture)}/hello`)
  const { main, title } = partsOf(page)
  await expect(main).toHaveCount(1)
  await expect(main).toContainText('Hello')
  await main.getByRole('link', { name: 'Read on' }).click()
  await expect(title).toHaveText('First')
  await expect(main).toHaveCount(1)
  await expect(main).toContainText('Outside.')
  await page.goBack()
  await expect(title).toHaveText('Hello')
  await expect(main).toHaveCount(1)
})
