import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { searchScopes } from './search-scopes.ts'

const files = {
  'docs/intro.md':
    '---\ndescription: 说明在前\n---\n\n# 开始\n\n正文\n\n## 细节\n\n更多',
  'docs/draft.md': '---\ndraft: true\n---\n\n# 草稿',
  'docs/quiet.md': '---\nunlisted: true\n---\n\n# 不列出',
  'docs/internal/notes.md': '# 内部',
  'versioned_docs/version-1.0/intro.md': '# 从前',
  'blog/2026-01-31-first.md': '# 头一篇\n\n博文',
  'src/pages/about.md': '# 关于\n\n页面',
}

function scopesOf(search: { ignorePatterns: string[] } | undefined) {
  const { site } = makeSite({
    files,
    cutVersions: ['1.0'],
    sidebars: { guide: ['intro'] },
    config: {
      ...(search && { search }),
      theme: {
        navbar: {
          items: [{ type: 'docSidebar', sidebarId: 'guide', label: '指南' }],
        },
      },
    },
  })
  return searchScopes(site).map(({ version, versionLabel, pages }) => ({
    version: version?.name ?? 'now',
    versionLabel,
    pages: pages.map(({ href, title, area }) => [href, title, area]),
  }))
}

test('what is current in one index, each other version in one of its own', () => {
  const scopes = scopesOf({ ignorePatterns: ['/docs/*/internal/**'] })
  expect(scopes.map(({ version }) => version)).toEqual(['now', 'current'])
  const [now, next] = scopes
  expect(now?.pages).toEqual([
    ['/about', '关于', 'Pages'],
    ['/blog/2026/01/31/first', '头一篇', 'Blog'],
    ['/docs/intro', '从前', 'Docs'],
  ])
  expect(next?.pages).toEqual([['/docs/next/intro', '开始', '指南']])
})

test('a section says what it says; the description comes before the text', () => {
  const { site } = makeSite({
    files: { 'docs/intro.md': files['docs/intro.md'] },
  })
  const [page] = searchScopes(site)[0]?.pages ?? []
  expect(page?.sections).toEqual([
    { id: '', heading: '', text: '说明在前 正文' },
    { id: '细节', heading: '细节', text: '更多' },
  ])
  expect(page?.keywords).toEqual(['docs', 'intro'])
})
