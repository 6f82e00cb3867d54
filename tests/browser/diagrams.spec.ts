import type { Page } from '@playwright/test'
import { fakeMermaid } from '../harness/fake-mermaid.ts'
import { expect, type ServedCopy, test } from './site-fixture.ts'

const doc = `# Diagrams

\`\`\`mermaid
flowchart LR
  accTitle: The first way
\`\`\`

\`\`\`mermaid
broken
\`\`\`

\`\`\`mermaid
sequenceDiagram
  Alice ->> Bob: ${'a long way '.repeat(30)}
\`\`\`
`

/** The parts of the policy that drawing could need to be loosened. */
const policy = "img-src 'self' data:; style-src 'self'; frame-src 'self'"

async function openDiagrams(page: Page, served: ServedCopy): Promise<void> {
  const { url, write } = served
  for (const [path, text] of Object.entries(fakeMermaid)) write(path, text)
  write('docs/first.md', doc)
  const address = new URL('first', url).href
  await expect
    .poll(async () => (await fetch(address)).text(), { timeout: 30_000 })
    .toContain('data-gw-diagram')
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'content-security-policy': policy,
    }
    await route.fulfill({ response, headers })
  })
  await page.goto(address)
}

function diagramsOf(page: Page) {
  const main = page.getByRole('main')
  return {
    first: main.getByRole('img', { name: 'The first way' }),
    wide: main.getByRole('img', { name: 'Diagram; its source stands below.' }),
    failure: main.getByRole('alert'),
    source: main.getByRole('group').filter({ hasText: 'accTitle' }),
  }
}

test('diagrams are drawn as images under a strict policy; one mistake spoils no other', async ({
  page,
  serveFixture,
}) => {
  await openDiagrams(page, await serveFixture('two-linked-docs'))
  const { first, wide, failure, source } = diagramsOf(page)
  await expect(first).toBeVisible()
  await expect(wide).toBeVisible()
  await expect(failure).toContainText('This diagram could not be drawn.')
  await expect(failure).toContainText('Parse error on line 2')
  await expect(page.getByText('broken', { exact: true })).toBeVisible()

  const code = page.getByText('accTitle: The first way')
  await expect(code).toBeHidden()
  await source.getByText('Source of the diagram').click()
  await expect(code).toBeVisible()

  const width = await page.evaluate(() => document.body.scrollWidth)
  expect(width).toBeLessThanOrEqual(1280)
})

test('a diagram follows the colour mode', async ({ page, serveFixture }) => {
  await openDiagrams(page, await serveFixture('two-linked-docs'))
  const { first } = diagramsOf(page)
  await expect(first).toBeVisible()
  const light = (await first.getAttribute('src')) ?? ''
  expect(decodeURIComponent(light)).toMatch(/stroke: red.*fill="#ffffff"/s)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(first).not.toHaveAttribute('src', light)
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(first).toHaveAttribute('src', light)
})

test('a diagram is drawn after following a link to its page', async ({
  page,
  serveFixture,
}) => {
  const served = await serveFixture('two-linked-docs')
  await openDiagrams(page, served)
  await expect(diagramsOf(page).first).toBeVisible()
  await page.getByRole('link', { name: 'Second' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second')
  await page.goBack()
  await expect(diagramsOf(page).first).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the source of a diagram can be read', async ({
    page,
    serveFixture,
  }) => {
    await openDiagrams(page, await serveFixture('two-linked-docs'))
    await expect(page.getByText('accTitle: The first way')).toBeVisible()
  })
})
