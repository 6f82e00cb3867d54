import { describe, expect, test } from 'vitest'
import { docsSchema } from '../config/content-schema.ts'
import { readDocs } from '../docs/read-docs.ts'
import { summaryOf } from '../testing/make-site.ts'
import { readTagsFile } from '../tags/read-tags-file.ts'
import { buildSidebars } from './build-sidebars.ts'

const draft = '---\ndraft: true\n---'

function build(
  value: unknown,
  files: Record<string, string>,
  options: object = {},
) {
  const config = docsSchema.parse(options)
  const { docs } = readDocs({
    files: Object.entries(files).map(([path, text]) =>
      summaryOf(`docs/${path}`, text),
    ),
    folder: 'docs',
    config,
    tagsFile: readTagsFile(undefined),
    showsDrafts: false,
  })
  return buildSidebars({
    config,
    folder: 'docs',
    docs,
    categories: new Map(),
    source: value === undefined ? undefined : { file: 'sidebars.ts', value },
  })
}

const itemsOf = (result: ReturnType<typeof build>) => result.sidebars[0]?.items

const category = (items: unknown[], more: object = {}) => ({
  type: 'category',
  label: 'Guide',
  items,
  ...more,
})

test('without a sidebars file there is one sidebar of all files', () => {
  const { sidebars, diagnostics } = build(undefined, {
    'a.md': '',
    'b/c.md': '',
  })
  expect(diagnostics).toEqual([])
  expect(sidebars).toMatchObject([
    {
      name: 'defaultSidebar',
      items: [
        { type: 'doc', id: 'a' },
        { type: 'category', label: 'b', items: [{ type: 'doc', id: 'b/c' }] },
      ],
    },
  ])
})

test('`sidebarPath: false` means none', () => {
  expect(build(undefined, { 'a.md': '' }, { sidebarPath: false })).toEqual({
    sidebars: [],
    diagnostics: [],
  })
})

test('every kind of item has its node', () => {
  const link = (
    label: string,
    href: string,
    addsBaseUrl: boolean,
    index: number,
  ) => {
    const keyPath = ['docs', index, 'href']
    const place = { type: 'key', file: 'sidebars.ts', keyPath }
    return { type: 'link', label, href, addsBaseUrl, place }
  }
  const value = {
    docs: [
      { type: 'doc', id: 'a', label: 'A' },
      { type: 'ref', id: 'a' },
      { type: 'link', label: 'L', href: '/x' },
      { type: 'link', label: 'M', href: '/y', autoAddBaseUrl: false },
      { type: 'html', value: '<hr>' },
    ],
  }
  expect(itemsOf(build(value, { 'a.md': '' }))).toEqual([
    { type: 'doc', id: 'a', label: 'A', isRef: false },
    { type: 'doc', id: 'a', label: undefined, isRef: true },
    link('L', '/x', true, 2),
    link('M', '/y', false, 3),
    { type: 'html', html: '<hr>' },
  ])
})

describe('a category', () => {
  test.each([
    [{}, {}, true, true],
    [{ collapsed: false }, {}, true, false],
    [{ collapsible: false }, {}, false, false],
    [{ collapsible: false, collapsed: true }, {}, false, false],
    [{}, { sidebarCollapsed: false }, true, false],
    [{}, { sidebarCollapsible: false }, false, false],
    [{ collapsible: true }, { sidebarCollapsible: false }, true, true],
  ])(
    'with %j in a set with %j',
    (item, options, isCollapsible, isCollapsed) => {
      const value = { docs: [category(['a'], item)] }
      expect(itemsOf(build(value, { 'a.md': '' }, options))).toMatchObject([
        { isCollapsible, isCollapsed },
      ])
    },
  )

  test.each([
    [category([])],
    [{ Guide: [] }],
    [{ Guide: {} }],
    [category([], { link: null })],
  ])('with no items and no link is an error: %j', (item) => {
    const { sidebars, diagnostics } = build(
      { docs: ['a', item] },
      { 'a.md': '' },
    )
    expect(sidebars[0]?.items).toHaveLength(1)
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'sidebar-invalid',
        severity: 'error',
        message:
          'The category `Guide` has no items and no link, so it shows nothing.',
      }),
    ])
  })

  test('with no items and a doc for a link is that doc', () => {
    const value = { docs: [category([], { link: { type: 'doc', id: 'a' } })] }
    const result = build(value, { 'a.md': '' })
    expect(result.diagnostics).toEqual([])
    expect(itemsOf(result)).toEqual([
      { type: 'doc', id: 'a', label: 'Guide', isRef: false },
    ])
  })

  test('that has nothing but drafts goes without a word', () => {
    const index = { link: { type: 'generated-index' } }
    const value = { docs: ['a', category(['b']), category(['b'], index)] }
    const result = build(value, { 'a.md': '', 'b.md': draft })
    expect(result.diagnostics).toEqual([])
    expect(itemsOf(result)).toMatchObject([{ type: 'doc', id: 'a' }])
  })

  test('whose page is a draft stays without a page', () => {
    const link = { link: { type: 'doc', id: 'b' } }
    const result = build(
      { docs: [category(['a'], link)] },
      { 'a.md': '', 'b.md': draft },
    )
    expect(result.diagnostics).toEqual([])
    expect(itemsOf(result)).toMatchObject([
      { type: 'category', link: undefined },
    ])
  })

  test('with a generated index has an address', () => {
    const value = {
      docs: [
        category(['a'], { link: { type: 'generated-index', title: 'T' } }),
      ],
    }
    expect(itemsOf(build(value, { 'a.md': '' }))).toMatchObject([
      {
        link: { type: 'generated-index', slug: '/category/guide', title: 'T' },
      },
    ])
  })
})

test('an unknown doc is an error at its place, with the name that was meant', () => {
  const value = {
    docs: [category(['inrto'], { link: { type: 'doc', id: 'zzz' } })],
  }
  const { diagnostics } = build(value, { 'intro.md': '' })
  expect(diagnostics).toEqual(
    expect.arrayContaining([
      {
        code: 'doc-unknown',
        severity: 'error',
        message:
          'The sidebar names the doc `inrto`, and there is no doc with this id.',
        hint: 'did you mean `intro`?',
        place: {
          type: 'key',
          file: 'sidebars.ts',
          keyPath: ['docs', 0, 'items', 0],
        },
      },
      expect.objectContaining({
        code: 'doc-unknown',
        place: {
          type: 'key',
          file: 'sidebars.ts',
          keyPath: ['docs', 0, 'link', 'id'],
        },
      }),
    ]),
  )
  expect(diagnostics).toHaveLength(2)
})

test('a folder without docs is a warning', () => {
  const value = { docs: ['a', { type: 'autogenerated', dirName: 'b' }] }
  expect(build(value, { 'a.md': '' }).diagnostics).toEqual([
    {
      code: 'sidebar-invalid',
      severity: 'warning',
      message: 'There is no doc in `docs/b`, so this item shows nothing.',
      hint: 'name a folder that holds docs, relative to the folder of the doc set.',
      place: {
        type: 'key',
        file: 'sidebars.ts',
        keyPath: ['docs', 1, 'dirName'],
      },
    },
  ])
})

test('class, data and key of every item are kept', () => {
  const extras = { className: 'new', customProps: { badge: 1 }, key: 'k' }
  const value = {
    docs: [
      { type: 'doc', id: 'a', ...extras },
      { type: 'ref', id: 'a', translatable: true, ...extras },
      { type: 'link', label: 'L', href: '/x', description: 'D', ...extras },
      { type: 'html', value: '<hr>', ...extras },
      category(['a'], extras),
    ],
  }
  const items = itemsOf(build(value, { 'a.md': '' }))
  expect(items).toHaveLength(5)
  for (const item of items ?? []) expect(item).toMatchObject(extras)
  expect(items?.[2]).toMatchObject({ description: 'D' })
})

test('HTML with scripts and styles is an error at its place', () => {
  const value = {
    docs: ['a', { type: 'html', value: '<b style="color:red" onclick="x()">' }],
  }
  const { diagnostics } = build(value, { 'a.md': '' })
  const place = {
    type: 'key',
    file: 'sidebars.ts',
    keyPath: ['docs', 1, 'value'],
  }
  expect(diagnostics).toMatchObject([
    { code: 'inline-style', place },
    { code: 'html-event-handler', place },
  ])
})
