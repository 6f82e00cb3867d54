import { describe, expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { readLabels } from './labels.ts'
import { localizeConfig } from './localize-config.ts'
import { translateSidebars } from './translate-sidebars.ts'

const config = makeConfig({
  title: 'Site',
  i18n: {
    locales: ['en', 'zh'],
    localeConfigs: { zh: { messages: { home: '家' } } },
  },
  theme: {
    navbar: {
      items: [
        { to: '/a', label: 'A' },
        { label: 'More', items: [{ to: '/b', label: 'B' }] },
      ],
    },
    footer: {
      links: [{ title: 'T', items: [{ label: 'A', to: '/a' }] }],
      copyright: 'C',
    },
  },
})
const locale = config.i18n.locales[1]

function read(files: Readonly<Record<string, unknown>>) {
  if (!locale) throw new Error('The locale is missing.')
  const sources = Object.entries(files).map(([path, value]) => ({
    filePath: `i18n/zh/${path}`,
    text: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const { labels, diagnostics } = readLabels(sources, config, locale)
  return { labels, diagnostics, config: localizeConfig(config, locale, labels) }
}

const classic = 'docusaurus-theme-classic'

test('labels of navbar and footer come from Docusaurus’ files', () => {
  const { theme } = read({
    [`${classic}/navbar.json`]: {
      'item.label.A': { message: '甲', description: 'x' },
      'item.label.B': '乙',
      title: { message: '站' },
    },
    [`${classic}/footer.json`]: {
      'link.title.T': { message: '题' },
      'link.item.label.A': { message: '脚' },
      copyright: { message: '权' },
    },
  }).config
  expect(theme.navbar.items).toMatchObject([
    { label: '甲' },
    { label: 'More', items: [{ label: '乙' }] },
  ])
  expect(theme.footer).toMatchObject({
    copyright: '权',
    links: [{ title: '题', items: [{ label: '脚' }] }],
  })
})

test('labels come from their texts where no key names them', () => {
  const { title, theme } = read({
    'labels.json': { Site: '站', A: '甲' },
  }).config
  expect(title).toBe('站')
  expect(theme.navbar.items[0]).toMatchObject({ label: '甲' })
  expect(theme.footer?.links[0]).toMatchObject({ items: [{ label: '甲' }] })
})

test('messages: the config goes before ours, ours before Docusaurus’', () => {
  const { messages } = read({
    'code.json': {
      'theme.docs.paginator.next': { message: '下' },
      'theme.docs.paginator.previous': { message: '上' },
      'theme.blog.post.readingTime.plurals': { message: '{readingTime} 分' },
    },
    'messages.json': { previous: '前', home: '首' },
  }).config
  expect(messages).toMatchObject({
    next: '下',
    previous: '前',
    home: '家',
    readingTime: '{minutes} 分',
    close: '关闭',
  })
})

test('sidebars are translated by key, then by text; addresses stay', () => {
  const index = { type: 'generated-index', slug: '/x', title: 'All' } as const
  const category = {
    type: 'category',
    label: 'Guide',
    link: { ...index, description: undefined },
    isCollapsible: true,
    isCollapsed: true,
    description: undefined,
    items: [
      {
        type: 'link',
        label: 'Out',
        href: '/o',
        addsBaseUrl: true,
        place: { type: 'file', file: 'sidebars.ts' },
      },
      { type: 'doc', id: 'a', label: 'Doc', isRef: false },
    ],
  } as const
  const [sidebar] = translateSidebars([{ name: 'main', items: [category] }], {
    keyed: {
      'sidebar.main.category.Guide': '指南',
      'sidebar.main.category.Guide.link.generated-index.title': '索引',
      'sidebar.main.doc.Doc': '文',
    },
    texts: { Out: '外', Guide: '不用' },
  })
  expect(sidebar?.items).toMatchObject([
    {
      label: '指南',
      link: { slug: '/x', title: '索引' },
      items: [{ label: '外' }, { label: '文', id: 'a' }],
    },
  ])
})

describe('a mistake in labels', () => {
  test('that are no texts is an error', () => {
    expect(read({ 'labels.json': { A: 1 } }).diagnostics).toMatchObject([
      { code: 'labels-invalid', place: { keyPath: ['A'] } },
    ])
    expect(read({ 'code.json': '{' }).diagnostics).toMatchObject([
      { code: 'labels-invalid', place: { type: 'position' } },
    ])
  })

  test('in the key of a message names the one that was meant', () => {
    expect(read({ 'messages.json': { nxet: '下' } }).diagnostics).toEqual([
      {
        code: 'label-unknown',
        severity: 'warning',
        message: '`nxet` is not a message of the theme.',
        hint: 'rename it `next`.',
        place: {
          type: 'key',
          file: 'i18n/zh/messages.json',
          keyPath: ['nxet'],
        },
      },
    ])
  })
})
