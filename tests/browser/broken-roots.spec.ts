import type { Page } from '@playwright/test'
import {
  changeData,
  changeHtml,
  type EmbeddedData,
  holdClient,
} from './interceptions.ts'
import { pressColorButton, shellOf } from './reader.ts'
import { readDoc } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const path = '/tutorial/routing'
const roots = ['navbar', 'sidebar', 'toc'] as const
type RootName = (typeof roots)[number]

/** Text that stands in one root first, and what is made of it in the HTML. */
const texts: Readonly<Record<RootName, string>> = {
  navbar: '>API<',
  sidebar: '>教程介绍<',
  toc: '>本页内容</p>',
}

/** Data that the root's components cannot cope with. */
const corruptions: Readonly<
  Record<RootName, (shell: EmbeddedData['shell']) => EmbeddedData['shell']>
> = {
  navbar: (shell) => ({
    ...shell,
    navbar: { ...(shell['navbar'] as object), items: null },
  }),
  sidebar: (shell) => ({
    ...shell,
    sidebar: { ...(shell['sidebar'] as object), items: null },
  }),
  toc: (shell) => ({ ...shell, toc: null }),
}

/** Each takes a press or a click, and looks at what it does. */
const works: Readonly<Record<RootName, (page: Page) => Promise<void>>> = {
  navbar: (page) => pressColorButton(page),
  sidebar: async (page) => {
    const { sidebar } = shellOf(page)
    await sidebar.getByRole('button', { name: '展开“参与文档”' }).click()
    await expect(
      sidebar.getByRole('link', { name: '管理文档版本' }),
    ).toBeVisible()
  },
  toc: async (page) => {
    const link = shellOf(page).toc.getByRole('link').nth(1)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'location')
  },
}

/** Runs the page's scripts between two looks at the text: buttons in it may come to show. */
async function comeToLife(
  page: Page,
  isAlive: () => Promise<void>,
): Promise<void> {
  const release = await holdClient(page)
  await page.goto(path)
  const { main } = shellOf(page)
  const before = await main.textContent()
  release()
  await isAlive()
  expect(await main.textContent()).toBe(before)
}

for (const root of roots) {
  test(`a hydration mismatch in the ${root} stays there`, async ({
    page,
    provokes,
  }) => {
    provokes(/uncaught: Minified React error #418/)
    const text = texts[root]
    await changeHtml(page, path, (html) => html.replace(text, '>Mismatch<'))
    const mismatch = page.getByText('Mismatch', { exact: true })
    await comeToLife(page, async () => {
      await expect(mismatch).toHaveCount(0)
    })
    for (const each of roots) await works[each](page)
  })

  test(`a crash of the ${root} stays there`, async ({ page, provokes }) => {
    provokes(/error: TypeError/)
    await changeHtml(page, path, (html) =>
      changeData(html, (data) => ({
        ...data,
        shell: corruptions[root](data.shell),
      })),
    )
    const crash = page.getByRole('alert').filter({ hasText: '此页面崩溃了。' })
    await comeToLife(page, () => expect(crash).toBeVisible())
    const { navbar, main } = shellOf(page)
    const inNavbar = navbar.getByText('此页面崩溃了。')
    const inSidebar = page
      .getByRole('complementary')
      .getByText('此页面崩溃了。')
    await expect(inNavbar).toHaveCount(root === 'navbar' ? 1 : 0)
    await expect(inSidebar).toHaveCount(root === 'sidebar' ? 1 : 0)
    await expect(main).not.toContainText('此页面崩溃了。')
    await expect(page).toHaveTitle(
      `${readDoc('tutorial/routing').title} | Slim`,
    )

    await crash.getByRole('button', { name: '重试' }).click()
    await expect(crash).toBeVisible()
    for (const each of roots) if (each !== root) await works[each](page)
  })
}

test('a crashed root is well again on the next page', async ({
  page,
  provokes,
}) => {
  provokes(/error: TypeError/)
  await changeHtml(page, path, (html) =>
    changeData(html, (data) => ({
      ...data,
      shell: corruptions.toc(data.shell),
    })),
  )
  await page.goto(path)
  const crash = page.getByText('此页面崩溃了。')
  await expect(crash).toBeVisible()
  const { sidebar, title, toc } = shellOf(page)
  const request = readDoc('tutorial/request')
  await sidebar.getByRole('link', { name: request.title, exact: true }).click()
  await expect(title).toHaveText(request.title)
  await expect(crash).toHaveCount(0)
  await expect(toc).toBeVisible()
})
