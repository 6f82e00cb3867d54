import { describe, expect, test } from 'vitest'
import { makeSite, type TestSite } from '../testing/make-site.ts'

const report = (text: string, more: Partial<TestSite> = {}) =>
  makeSite({
    ...more,
    files: {
      'docs/intro.md': '# Intro\n\n## 安装\n\n## Set up\n\n<a id="old"></a>',
      'docs/bindings.md': '',
      'docs/plain.md': '',
      ...more.files,
      'docs/a.md': text,
    },
  }).diagnostics

const place = { type: 'link', file: 'docs/a.md', index: 0 }

test.each([
  ['[x](./intro.md)'],
  ['[x](/docs/intro)'],
  ['[x](./intro.md#安装)'],
  ['[x](./intro.md#%E5%AE%89%E8%A3%85)'],
  ['[x](./intro.md#old)'],
  ['[x](./intro.md#)'],
  ['[x](#top)'],
  ['## Own\n\n[x](#own)'],
  ['[x](https://a.example#any)'],
  ['text[^1]\n\n[^1]: note'],
])('%j leads somewhere', (text) => {
  expect(report(text)).toEqual([])
})

test('the links of a file stand in their order', () => {
  const { site } = makeSite({
    files: { 'docs/a.md': '[x](#a) ![y](/y.png) [z](./a.md)' },
    staticPaths: ['/y.png'],
  })
  expect(site.links.get('docs/a.md')?.map(({ type }) => type)).toEqual([
    'hash',
    'static',
    'route',
  ])
})

describe('a broken link', () => {
  test('names the file that was meant', () => {
    expect(report('[x](./binding.md)')).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        message: '`./binding.md` points nowhere: no such file in `docs/`.',
        hint: 'did you mean `./bindings.md`?',
        place,
      },
    ])
  })

  test('names the address that was meant', () => {
    expect(report('[x](/docs/itnro)')).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        message:
          '`/docs/itnro` points nowhere: no page of the site has this address.',
        hint: 'did you mean `/docs/intro`?',
        place,
      },
    ])
  })

  test('that resembles nothing gets advice', () => {
    expect(report('[x](./something-else.md)')[0]?.hint).toBe(
      'name a file by its path, such as `./intro.md`, or a page by its address, such as `/intro`.',
    )
  })

  test('to an image is one of its own kind', () => {
    expect(
      report('![x](/img/lgo.png)', { staticPaths: ['/img/logo.png'] }),
    ).toEqual([
      {
        code: 'broken-image',
        severity: 'error',
        message:
          '`/img/lgo.png` points nowhere: no static file has this address.',
        hint: 'did you mean `/img/logo.png`?',
        place,
      },
    ])
  })

  test('to a draft says so', () => {
    const files = { 'docs/later.md': '---\ndraft: true\n---' }
    expect(report('[x](./later.md)', { files })[0]?.message).toBe(
      '`./later.md` points nowhere: `docs/later.md` is a draft.',
    )
  })

  test.each([
    ['warn', ['warning']],
    ['ignore', []],
    ['error', ['error']],
  ] as const)('by the rule %s is %j', (broken, severities) => {
    const found = report('[x](./no.md)', { config: { links: { broken } } })
    expect(found.map(({ severity }) => severity)).toEqual(severities)
  })
})

describe('a broken anchor', () => {
  test('names the heading that was meant', () => {
    expect(report('[x](./intro.md#set-upp)')).toEqual([
      {
        code: 'broken-anchor',
        severity: 'warning',
        message:
          '`#set-upp` points nowhere: no heading of `docs/intro.md` has this id.',
        hint: 'did you mean `#set-up`?',
        place,
      },
    ])
  })

  test.each([
    ['[x](./intro.md#zzz)', 'its headings are `#安装`, `#set-up`, `#old`.'],
    ['[x](./plain.md#zzz)', 'the page has no headings; leave the hash out.'],
    ['## Own\n\n[x](#zzz)', 'its headings are `#own`.'],
  ])('%j gets the advice %j', (text, hint) => {
    expect(report(text).map((each) => each.hint)).toEqual([hint])
  })

  test.each(['#one', '#two'])(
    '%s of a partial, or of its partial, is none',
    (hash) => {
      const files = {
        'docs/_one.mdx': "import Two from './_two.mdx'\n\n## One\n\n<Two />",
        'docs/_two.mdx': "import One from './_one.mdx'\n\n## Two\n\n<One />",
        'docs/b.mdx': "import One from './_one.mdx'\n\n<One />",
      }
      const found = report(`[x](./b.mdx${hash})`, { files })
      expect(found.filter(({ code }) => code === 'broken-anchor')).toEqual([])
    },
  )

  test('on a page made by code is not looked for', () => {
    const pageModules = ['src/pages/index.tsx']
    expect(report('[x](/#any)', { pageModules })).toEqual([])
  })
})
