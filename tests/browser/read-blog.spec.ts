import { isMarked, markDocument, openLive, shellOf } from './reader.ts'
import { readPost } from './site-source.ts'
import { expect, test } from './site-fixture.ts'

const welcome = readPost('welcome').title
const long = readPost('long-blog-post').title
const first = readPost('first-blog-post').title

test('from the list to a tag, a post, its author and the archive', async ({
  page,
}) => {
  await openLive(page, '/blog')
  await markDocument(page)
  const { main, title } = shellOf(page)
  const ways = main.getByRole('navigation', { name: '浏览博客' })

  const newest = main.getByRole('article').first()
  await expect(newest.getByRole('heading', { name: welcome })).toBeVisible()
  await newest
    .getByRole('list', { name: '标签' })
    .getByRole('link', { name: 'Hola' })
    .click()
  await expect(title).toHaveText('标签“Hola”下的 2 篇文章')
  await expect(page).toHaveURL('/blog/tags/hola')

  await main.getByRole('link', { name: `阅读全文：${long}` }).click()
  await expect(title).toHaveText(long)
  await expect(main).toContainText('2025年10月18日')

  await main.getByRole('link', { name: 'Slim 团队' }).click()
  await expect(title).toHaveText('Slim 团队：3 篇文章')
  await expect(main.getByRole('article')).toHaveCount(3)
  await expect(
    main.getByRole('link', { name: 'Slim 团队：GitHub' }),
  ).toHaveAttribute('href', 'https://github.com/go-slim')

  await main.getByRole('link', { name: '查看所有作者' }).click()
  await expect(title).toHaveText('作者')
  await expect(ways.getByRole('link', { name: '作者' })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await ways.getByRole('link', { name: '归档' }).click()
  await expect(title).toHaveText('归档')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '2026',
    '2025',
    '2024',
  ])
  await main.getByRole('link', { name: first }).click()
  await expect(title).toHaveText(first)
  expect(await isMarked(page)).toBe(true)
})

test('the newer post and the older one are next to each post', async ({
  page,
}) => {
  await openLive(page, '/blog/long-blog-post')
  const { main, title } = shellOf(page)
  const neighbours = main.getByRole('navigation', { name: '文章导航' })
  await neighbours.getByRole('link', { name: '较早一篇' }).click()
  await expect(title).toHaveText(first)
  await expect(neighbours.getByRole('link')).toHaveCount(1)
  await neighbours.getByRole('link', { name: '较新一篇' }).click()
  await expect(title).toHaveText(long)
})

test('a feed is found on the blog, and in the head of every page', async ({
  page,
}) => {
  await openLive(page, '/blog')
  const rss = shellOf(page).main.getByRole('link', { name: 'RSS' })
  await expect(rss).toHaveAttribute('href', '/blog/rss.xml')
  const answer = await page.request.get('/blog/rss.xml')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/xml/)
  expect(await answer.text()).toContain(welcome)

  // A page that was reached without a new document names them, too.
  await shellOf(page).main.getByRole('link', { name: welcome }).first().click()
  await expect(shellOf(page).title).toHaveText(welcome)
  const named = page.locator('head link[rel="alternate"][type][title]')
  await expect(named).toHaveCount(3)
})
