import { expect, test } from 'vitest'
import type { SearchEngine } from './search-engine.ts'
import { readCatalogue } from './read-catalogue.ts'
import { searchSite } from './search-site.ts'
import { indexTerms } from './terms.ts'

/** Pages as area, title and sections; each word that a record holds scores one. */
const pages = [
  { area: 0, title: '路由', texts: ['匹配路径', '路由组'] },
  { area: 1, title: 'Binder', texts: ['绑定请求 Bind', 'DefaultBinder'] },
  { area: 0, title: '请求', texts: ['读取请求', '绑定'] },
]

const engine: SearchEngine = {
  ...readCatalogue({
    areas: ['文档', 'API'],
    pages: pages.map(({ area, texts }, page) => [
      area,
      texts.map((_, section) => `${page}-${section}`).join(' '),
    ]),
    words: 'bind binder default defaultbinder',
  }),
  lookUp: (term) =>
    Promise.resolve(
      pages.flatMap(({ texts }, page) =>
        texts.flatMap((text, section) =>
          indexTerms(text).some((each) => each.startsWith(term))
            ? [{ id: `${page}-${section}`, score: 1 }]
            : [],
        ),
      ),
    ),
  loadPage: (page) => {
    const { title = '', texts = [] } = pages[page] ?? {}
    const sections = texts.map((text, index) => {
      return { id: index === 0 ? '' : `s${index}`, heading: '', text }
    })
    return Promise.resolve({ title, href: `/${page}`, trail: [], sections })
  },
}

async function titlesFor(query: string, area?: number): Promise<string[]> {
  const { hits } = await searchSite(query, engine, { limit: 5, area })
  return hits.map(({ page }) => page.title)
}

test.each([
  ['路由', ['路由']],
  ['由组', ['路由']],
  // Both words in one section outrank one of them in two.
  ['绑定 请求', ['Binder', '请求']],
  ['Bind 请求', ['Binder', '请求']],
  ['defaultbinder', ['Binder']],
  ['DefualtBinder', ['Binder']],
  ['default', ['Binder']],
  ['怎么匹配路径？', ['路由']],
  // What stands nowhere is not missed.
  ['路由 没有的词', ['路由']],
  ['xyzzyq', []],
  ['', []],
])('%s finds %j', async (query, titles) => {
  expect(await titlesFor(query)).toEqual(titles)
})

test('an area is searched alone, and all are counted', async () => {
  expect(await titlesFor('绑定', 1)).toEqual(['Binder'])
  const found = await searchSite('绑定', engine, { limit: 1, area: 0 })
  expect(found).toMatchObject({ total: 1, counts: [1, 1], query: '绑定' })
})

test('what was taken for a mistyped word is told, so that it can be marked', async () => {
  const { words } = await searchSite('DefualtBinder', engine, { limit: 1 })
  expect(words).toEqual(['defaultbinder'])
})
