import { serve } from '../harness/gwdocs.ts'
import { shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test('a saved file shows at once, and so does a mistake in it', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  const { main, title } = shellOf(page)
  await expect(title).toHaveText('First')
  await expect(main).toContainText('The first text.')

  await test.step('an edit', async () => {
    site.write('docs/first.md', '# First\n\nThe second text.\n')
    await expect(main).toContainText('The second text.')
  })

  const diagnostics = page.getByRole('alert')
  await test.step('a broken link', async () => {
    await expect(diagnostics).toHaveCount(0)
    site.write(
      'docs/first.md',
      '# First\n\nThe third text.\n\n[Gone](./gone.md)\n',
    )
    await expect(diagnostics).toContainText('docs/first.md:5')
    await expect(diagnostics).toContainText('./gone.md')
    await expect(main).toContainText('The second text.')
    await page.getByRole('link', { name: 'Second' }).first().click()
    await expect(title).toHaveText('Second')
    await page.goBack()
    await expect(title).toHaveText('First')
  })

  await test.step('mended', async () => {
    site.write('docs/first.md', '# First\n\n[Second](./second.md)\n')
    await expect(diagnostics).toHaveCount(0)
    await main.getByRole('link', { name: 'Second', exact: true }).click()
    await expect(title).toHaveText('Second')
  })
})

test('a page that is broken right now keeps its last good form', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  const { main } = shellOf(page)
  const diagnostics = page.getByRole('alert')
  site.write('docs/first.md', '---\ntitle: [\n---\n\nNot to be read.\n')
  await expect(diagnostics).toContainText('docs/first.md:')
  await expect(main).toContainText('The first text.')
  site.write('docs/first.md', '# First\n\nWell again.\n')
  await expect(main).toContainText('Well again.')
  await expect(diagnostics).toHaveCount(0)
})

test('a new page is there without starting anew', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('second', site.url).href)
  site.write('docs/third.md', '# Third\n\nNew.\n')
  await page.getByRole('link', { name: 'Third' }).first().click()
  await expect(shellOf(page).title).toHaveText('Third')
})

test('a mistake in the config shows above the site as it was', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  const diagnostics = page.getByRole('alert')
  site.write(
    'gwdocs.config.ts',
    "export default { title: 'Broken', url: 'no address' }\n",
  )
  await expect(diagnostics).toContainText('no address')
  await expect(shellOf(page).main).toContainText('The first text.')
})

test('a saved source file shows in the page that includes it', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  const { main } = shellOf(page)
  await page.goto(new URL('first', site.url).href)
  site.write('examples/main.go', '// #region part\nfirst()\n// #endregion\n')
  site.write('docs/first.md', '# First\n\n<<< @/examples/main.go#part\n')
  await expect(main.getByText('first()')).toBeVisible()
  site.write('examples/main.go', '// #region part\nsecond()\n// #endregion\n')
  await expect(main.getByText('second()')).toBeVisible()
})

const withDetails =
  '# First\n\n<details><summary>More</summary>\n\nDeep.\n\n</details>\n'

test('a save elsewhere, or of the same text, leaves a page as its reader has it', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  site.write('docs/first.md', withDetails)
  const deep = page.getByText('Deep.')
  await expect(deep).toBeHidden()
  await page.getByText('More').click()
  await expect(deep).toBeVisible()

  const diagnostics = page.getByRole('alert')
  const saveElsewhere = async (text: string, seen: RegExp) => {
    site.write('docs/first.md', withDetails)
    site.write('docs/second.md', `# Second\n\n${text}\n`)
    await expect(diagnostics).toHaveText(seen)
    await expect(deep).toBeVisible()
  }
  await saveElsewhere('[Gone](./gone.md)', /gone\.md/)
  await saveElsewhere('[Lost](./lost.md)', /lost\.md/)
  site.write('docs/second.md', '# Second\n\nMended.\n')
  await expect(diagnostics).toHaveCount(0)
  await expect(deep).toBeVisible()
})

test('a page that was fetched before a save is shown as it is now', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor()
  const link = page.getByRole('link', { name: 'Second' }).first()
  const fetched = page.waitForResponse(/\/second$/)
  await link.hover()
  await (await fetched).finished()
  site.write('docs/second.md', '# Second\n\nNewer.\n')
  const address = new URL('second', site.url).href
  await expect.poll(async () => (await fetch(address)).text()).toMatch(/Newer/)
  await link.click()
  await expect(shellOf(page).main).toContainText('Newer.')
})

test('a saved picture shows in the page that names it', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  const picture = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`
  await page.goto(new URL('first', site.url).href)
  site.write('static/picture.svg', picture(30))
  site.write(
    'docs/first.md',
    '# First\n\n<img src="/picture.svg" alt="Wide">\n',
  )
  const width = async () =>
    (await page.getByRole('img', { name: 'Wide' }).boundingBox())?.width
  await expect.poll(width).toBe(30)
  site.write('static/picture.svg', picture(60))
  await expect.poll(width).toBe(60)
})

const longPage = (text: string, code = 'one') => `# First

${text}

<details>
<summary>More</summary>

Deep.

</details>

<Tabs>
<TabItem value="a" label="A">Of A.</TabItem>
<TabItem value="b" label="B">Of B, ${code}.</TabItem>
</Tabs>

${'Filling.\n\n'.repeat(80)}

## Near the end

Last.
`

test('a save shows in the page as its reader has it', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  site.write('docs/long.mdx', longPage('Old.'))
  const address = new URL('long', site.url).href
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  await page.goto(address)
  const { main, title } = shellOf(page)
  const loads: string[] = []
  page.on('domcontentloaded', (each) => loads.push(each.url()))

  await page.getByText('More').click()
  await expect(page.getByText('Deep.')).toBeVisible()
  await page.getByRole('tab', { name: 'B' }).click()
  await expect(page.getByText('Of B, one.')).toBeVisible()

  await test.step('text above the reader', async () => {
    const last = page.getByText('Last.', { exact: true })
    await last.scrollIntoViewIfNeeded()
    const heightOfLast = async () => (await last.boundingBox())?.y ?? NaN
    const before = await heightOfLast()
    site.write('docs/long.mdx', longPage('New.\n\nAnd a paragraph more.'))
    await expect(main).toContainText('And a paragraph more.')
    // Pages are scrolled by whole pixels.
    const move = async () => Math.abs((await heightOfLast()) - before)
    await expect.poll(move).toBeLessThan(1)
    await expect(page.getByText('Deep.')).toBeVisible()
    await expect(page.getByText('Of B, one.')).toBeVisible()
  })

  await test.step('text in the tab that was chosen', async () => {
    site.write('docs/long.mdx', longPage('New.', 'two'))
    await expect(page.getByText('Of B, two.')).toBeVisible()
    await expect(page.getByText('Of A.')).toBeHidden()
    await page.getByRole('tab', { name: 'A' }).click()
    await expect(page.getByText('Of A.')).toBeVisible()
  })

  await test.step('headings: the table of contents and the sidebar follow', async () => {
    site.write(
      'docs/long.mdx',
      `---\nsidebar_label: Renamed\n---\n${longPage('New.').replace('# First', '# Another').replace('Near the end', 'The end')}`,
    )
    await expect(title).toHaveText('Another')
    await expect(page).toHaveTitle(/^Another/)
    await expect(
      page.getByRole('link', { name: 'The end' }).first(),
    ).toBeAttached()
    await expect(
      page.getByRole('link', { name: 'Renamed' }).first(),
    ).toBeAttached()
    await expect(page.getByText('Deep.')).toBeVisible()
  })

  await test.step('styles', async () => {
    site.write('src/own.css', 'h1 { color: rgb(1, 2, 3) }')
    site.write(
      'gwdocs.config.ts',
      "export default { title: 'Two', url: 'https://example.com', docs: { routeBasePath: '/' }, theme: { customCss: ['./src/own.css'] } }\n",
    )
    await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)')
    site.write('src/own.css', 'h1 { color: rgb(3, 2, 1) }')
    await expect(title).toHaveCSS('color', 'rgb(3, 2, 1)')
  })
  expect(loads).toEqual([])
})

test('what is wrong is shown over the page, closes, and comes back with what is new', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  const problems = page.getByRole('region', { name: 'Problems of the site' })
  const items = problems.getByRole('listitem')
  const { main } = shellOf(page)
  const markup = '<img src=x onerror=document.title=1>'
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))

  await test.step('the page in view comes first, and markup stays text', async () => {
    site.write('docs/again.md', '# Again\n\n[Lost](./lost.md)\n')
    site.write(
      'docs/first.md',
      `# First\n\n\`${markup}\` [${markup.replaceAll('=', ' ')}](./<script>alert(1)</script>.md)\n`,
    )
    await expect(items.first()).toContainText('docs/first.md:3:')
    await expect(items.first()).toContainText(markup)
    await expect(items.first()).toContainText('To mend it:')
    await expect(items.last()).toContainText('docs/again.md:3:1')
    await expect(page.locator('script[src="x"], img[src="x"]')).toHaveCount(0)
    await expect(main).toContainText('The first text.')
    await expect(page).toHaveTitle(/^First/)
    expect(dialogs).toEqual([])
  })

  await test.step('it closes by keyboard, and opens again', async () => {
    await problems.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(problems).toHaveCount(0)
    const open = page.getByRole('button', { name: /errors/ })
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(problems).toBeVisible()
    await problems.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('fewer mistakes leave it closed; a new one, of no page, opens it', async () => {
    site.write('docs/first.md', '# First\n\nMended.\n')
    await expect(main).toContainText('Mended.')
    await expect(page.getByRole('button', { name: '1 error' })).toBeVisible()
    await expect(problems).toHaveCount(0)
    site.write('docs/_category_.json', '{ "label": ')
    await expect(problems).toContainText('docs/_category_.json')
    site.write('docs/_category_.json', '{ "label": "All" }')
    site.write('docs/again.md', '# Again\n')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(problems).toHaveCount(0)
  })
})

test('a page says that its server is away, and follows again once it is back', async ({
  page,
  serveFixture,
  provokes,
}) => {
  provokes(/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING/)
  const site = await serveFixture('two-linked-docs')
  await page.goto(new URL('first', site.url).href)
  const { main } = shellOf(page)
  await expect(main).toContainText('The first text.')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor()
  const note = page.getByRole('status').filter({ hasText: 'does not answer' })
  await site.stop()
  await expect(note).toBeVisible()
  site.write('docs/first.md', '# First\n\nWritten meanwhile.\n')
  const { port } = new URL(site.url)
  const again = await serve(site.dir, ['--watch', '--port', port])
  await expect(main).toContainText('Written meanwhile.')
  await expect(note).toHaveCount(0)
  await again.stop()
})
