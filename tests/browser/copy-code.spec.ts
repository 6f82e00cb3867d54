import type { Page } from '@playwright/test'
import { openLive, shellOf } from './reader.ts'
import { readDoc } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Lines that stand in a block for its check alone. */
const hiddenLines =
  /^\s*\/\/ hidden-next-line\n.*\n|^\s*\/\/ hidden-start\n[\s\S]*?^\s*\/\/ hidden-end\n/gm

/** The code blocks of a doc, as they were written for readers. */
function codeBlocks(id: string): readonly string[] {
  const { markdown } = readDoc(id)
  const fences = markdown.matchAll(/^```\w.*\n([\s\S]*?)^```$/gm)
  return [...fences].map(([, code = '']) =>
    code.replace(hiddenLines, '').replace(/\n$/, ''),
  )
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a copy button copies the very code and says so', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const buttons = shellOf(page).main.getByRole('button', { name: /^已?复制$/ })
  const codes = codeBlocks('tutorial/routing')
  expect(codes.length).toBeGreaterThan(2)
  for (const index of [0, 1, codes.length - 1]) {
    const button = buttons.nth(index)
    await expect(button).toHaveText('复制')
    await button.click()
    await expect(button).toHaveText('已复制')
    expect((await clipboard(page)).replace(/\n$/, '')).toBe(codes[index])
  }
  // In the end they all offer it again.
  await expect(
    shellOf(page).main.getByRole('button', { name: '已复制' }),
  ).toHaveCount(0)
})

test('by keyboard, after following a link', async ({ page }) => {
  await openLive(page, '/tutorial/routing')
  const { sidebar, main, title } = shellOf(page)
  const request = readDoc('tutorial/request')
  await sidebar.getByRole('link', { name: request.title, exact: true }).click()
  await expect(title).toHaveText(request.title)
  await main
    .getByRole('button', { name: /^已?复制$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: '已复制' })).toBeFocused()
  expect((await clipboard(page)).replace(/\n$/, '')).toBe(
    codeBlocks('tutorial/request')[0],
  )
})

test('pressed twice in a row, it finds back to its first label', async ({
  page,
}) => {
  await openLive(page, '/tutorial/routing')
  const button = shellOf(page)
    .main.getByRole('button', { name: /^已?复制$/ })
    .first()
  await button.click()
  await expect(button).toHaveText('已复制')
  await button.click()
  await expect(button).toHaveText('已复制')
  await expect(button).toHaveText('复制')
})
