import { describe, expect, test } from 'vitest'
import { resolveConfig } from './resolve-config.ts'

const minimal = { title: 'Slim', url: 'https://slim.example' }
const resolve = (input: unknown) => resolveConfig(input, 'gwdocs.config.ts')
const found = (input: object) => resolve({ ...minimal, ...input }).diagnostics
const at = (...keyPath: (string | number)[]) => ({
  type: 'key',
  file: 'gwdocs.config.ts',
  keyPath,
})

describe('a title and an address are enough', () => {
  test('the rest has defaults', () => {
    const { config, diagnostics } = resolve(minimal)
    expect(diagnostics).toEqual([])
    expect(config).toMatchObject({
      ...minimal,
      baseUrl: '/',
      configFile: 'gwdocs.config.ts',
      docs: [{ id: 'default', path: 'docs', routeBasePath: 'docs' }],
      blogs: [{ id: 'default', path: 'blog', postsPerPage: 10 }],
      pages: { path: 'src/pages' },
      links: { broken: 'error' },
    })
  })

  test('nothing in it can be changed', () => {
    const { config } = resolve(minimal)
    expect(Object.isFrozen(config)).toBe(true)
    expect(Object.isFrozen(config?.docs[0])).toBe(true)
    expect(Object.isFrozen(config?.theme.navbar.items)).toBe(true)
  })

  test('what it is given stays as it is', () => {
    const docs = { path: 'content' }
    resolve({ ...minimal, docs })
    expect(Object.isFrozen(docs)).toBe(false)
  })
})

test.each([
  ['base', '/base/'],
  ['/base', '/base/'],
  ['//base//', '/base/'],
  ['', '/'],
  ['/', '/'],
])('the base %j is %s', (baseUrl, expected) => {
  expect(resolve({ ...minimal, baseUrl }).config?.baseUrl).toBe(expected)
})

test.each([
  [undefined, 1],
  [false, 0],
  [{ path: 'content' }, 1],
  [[{ id: 'a' }, { id: 'b' }], 2],
])('docs that are %j make %i doc sets', (docs, count) => {
  expect(resolve({ ...minimal, docs }).config?.docs).toHaveLength(count)
})

test('messages go over those of the language', () => {
  const i18n = { defaultLocale: 'zh-Hans' }
  const { config } = resolve({ ...minimal, i18n, messages: { next: '后面' } })
  expect(config?.messages).toMatchObject({ next: '后面', home: '首页' })
})

test('every problem is reported at once', () => {
  const { config, diagnostics } = resolve({
    url: 'slim.example',
    titel: 'Slim',
    theme: { navbar: { items: [{ label: 'A' }] }, colourMode: {} },
    messages: { nxet: '>' },
    blog: { postsPerPage: 0 },
  })
  expect(config).toBeUndefined()
  const places = diagnostics.map(({ code, place }) =>
    place.type === 'key' ? [code, place.keyPath.join('.')] : [],
  )
  expect(places.sort()).toEqual(
    [
      ['config-invalid-value', 'blog.postsPerPage'],
      ['config-invalid-value', 'url'],
      ['config-missing-key', 'theme.navbar.items.0'],
      ['config-missing-key', 'title'],
      ['config-unknown-key', 'messages.nxet'],
      ['config-unknown-key', 'theme.colourMode'],
      ['config-unknown-key', 'titel'],
    ].sort(),
  )
})

describe('a mistake', () => {
  test('in the name of an option names the one that was meant', () => {
    expect(found({ theme: { toc: { minHeadingLvel: 2 } } })).toEqual([
      {
        code: 'config-unknown-key',
        severity: 'error',
        message: '`theme.toc.minHeadingLvel` is not an option of `theme.toc`.',
        hint: 'rename it `minHeadingLevel`. Options: minHeadingLevel, maxHeadingLevel.',
        place: at('theme', 'toc', 'minHeadingLvel'),
      },
    ])
  })

  test('in a value names those that are accepted', () => {
    expect(found({ theme: { colorMode: { defaultMode: 'auto' } } })).toEqual([
      {
        code: 'config-invalid-value',
        severity: 'error',
        message:
          '`theme.colorMode.defaultMode` is `"auto"`, which is not accepted.',
        hint: "use `'light'` or `'dark'`.",
        place: at('theme', 'colorMode', 'defaultMode'),
      },
    ])
  })

  test('that left something out says what to add', () => {
    expect(resolve({ title: 'A' }).diagnostics).toEqual([
      {
        code: 'config-missing-key',
        severity: 'error',
        message: '`url` is missing.',
        hint: 'add it: an address such as `https://example.com`.',
        place: at('url'),
      },
    ])
  })

  test('in the address says where its path belongs', () => {
    expect(found({ url: 'https://slim.example/docs' })[0]).toMatchObject({
      code: 'config-invalid-value',
      hint: 'use an address without a path; the path belongs into `baseUrl`.',
      place: at('url'),
    })
  })

  test('in the kind of a navbar item names the kinds', () => {
    const items = [{ type: 'docs', docId: 'a' }]
    expect(found({ theme: { navbar: { items } } })).toEqual([
      {
        code: 'navbar-item-unknown',
        severity: 'error',
        message:
          '`theme.navbar.items[0]` has the type `docs`, and there is no such navbar item.',
        hint: expect.stringMatching(
          /^did you mean `doc`\? Use `link`, .*`dropdown`.* or `component`\.$/,
        ) as unknown,
        place: at('theme', 'navbar', 'items', 0, 'type'),
      },
    ])
  })

  test('deep in a list stands at its place', () => {
    const items = [{ label: 'D', items: [{ label: 'A', too: '/' }] }]
    expect(found({ theme: { navbar: { items } } })[0]).toMatchObject({
      code: 'config-unknown-key',
      message:
        '`theme.navbar.items[0].items[0].too` is not an option of `theme.navbar.items[0].items[0]`.',
      place: at('theme', 'navbar', 'items', 0, 'items', 0, 'too'),
    })
  })

  test('that is no config at all is one', () => {
    expect(resolve(null).diagnostics).toHaveLength(1)
    expect(resolve('x').diagnostics).toHaveLength(1)
    expect(resolve(() => ({})).diagnostics).toHaveLength(1)
  })
})

describe('a link of navbar or footer', () => {
  const nowhere = { label: 'A' }
  const both = { label: 'A', to: '/a', href: '/b' }

  test.each([
    [{ navbar: { items: [nowhere] } }, ['navbar', 'items', 0]],
    [
      { navbar: { items: [{ label: 'D', items: [nowhere] }] } },
      ['navbar', 'items', 0, 'items', 0],
    ],
    [{ footer: { links: [nowhere] } }, ['footer', 'links', 0]],
    [
      { footer: { links: [{ title: 'T', items: [nowhere] }] } },
      ['footer', 'links', 0, 'items', 0],
    ],
  ])('needs a target: %j', (theme, keyPath) => {
    expect(found({ theme })).toMatchObject([
      {
        code: 'config-missing-key',
        hint: 'add `to`, a path of this site, or `href`, any other address.',
        place: at('theme', ...keyPath),
      },
    ])
  })

  test('has one target, not two', () => {
    expect(found({ theme: { footer: { links: [both] } } })).toEqual([
      {
        code: 'config-invalid-value',
        severity: 'error',
        message:
          '`theme.footer.links[0]` has both `to` and `href`, and a link leads to one place.',
        hint: 'keep `to` for a page of this site, or `href` for any other address.',
        place: at('theme', 'footer', 'links', 0),
      },
    ])
  })

  test('that names a doc needs none', () => {
    const items = [
      { type: 'doc', docId: 'a' },
      { type: 'docSidebar', sidebarId: 's' },
    ]
    expect(found({ theme: { navbar: { items } } })).toEqual([])
  })
})

test('doc sets and blogs differ by their ids', () => {
  expect(found({ docs: [{}, { id: 'api' }, { path: 'x' }] })).toEqual([
    {
      code: 'config-invalid-value',
      severity: 'error',
      message: '`docs[2]` has the id `default`, which `docs[0]` has too.',
      hint: 'give each of them an `id` of its own.',
      place: at('docs', 2),
    },
  ])
})

test('two hosts that read one file are not written for at once', () => {
  expect(found({ hosts: ['nginx', 'netlify'] })).toEqual([])
  expect(found({ hosts: ['netlify', 'cloudflare'] })).toEqual([
    {
      code: 'config-invalid-value',
      severity: 'error',
      message: '`hosts` is `["netlify","cloudflare"]`, which is not accepted.',
      hint: 'use one of `netlify` and `cloudflare`: both read `_redirects`.',
      place: at('hosts'),
    },
  ])
})
