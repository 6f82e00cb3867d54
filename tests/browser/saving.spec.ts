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
  await expect(diagnostics).toContainText('gwdocs.config.ts')
  await expect(shellOf(page).main).toContainText('The first text.')
})

test('a saved source file shows in the page that includes it', async ({
  page,
  serveFixture,
}) => {
  const site = await serveFixture('two-linked-docs')
  const { main } = shellOf(page)
  site.write('examples/main.go', '// #region part\nfirst()\n// #endregion\n')
  const address = new URL('first', site.url).href
  let tries = 0
  await expect
    .poll(
      async () => {
        // A save in the very moment in which watching begins may be seen by nobody.
        if (tries++ % 4 === 0)
          site.write(
            'docs/first.md',
            '# First\n\n<<< @/examples/main.go#part\n',
          )
        const html = await (await fetch(address)).text()
        return html.replace(/<[^>]+>/g, '')
      },
      { intervals: [1000], timeout: 30_000 },
    )
    .toContain('first()')
  await page.goto(address)
  await expect(main.getByText('first()')).toBeVisible()
  site.write('examples/main.go', '// #region part\nsecond()\n// #endregion\n')
  await expect(main.getByText('second()')).toBeVisible()
})
