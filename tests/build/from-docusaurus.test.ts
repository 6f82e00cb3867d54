import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, buildSite, textsOf } from '../harness/built-site.ts'
import { configWith, lines } from '../harness/valid-site.ts'

/** What teams have in their sites besides Markdown: code around it, brought along as it is. */
const files: Readonly<Record<string, string>> = {
  'gwdocs.config.ts': configWith(
    '  blog: false,',
    "  docs: { sidebarPath: './sidebars.js', lastVersion: 'current' },",
    "  customFields: { repo: 'https://example.com/repo' },",
  ),
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/old.md': '# Old\n',
  'versioned_sidebars/version-1.0-sidebars.json':
    '{"version-1.0/docs":["version-1.0/old"]}',
  'src/pages/start.js': lines(
    "import React from 'react'",
    "import { Redirect } from '@docusaurus/router'",
    '',
    'export default function Start() {',
    '  return <Redirect to="/docs/guide" />',
    '}',
  ),
  'src/pages/versions.js': lines(
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
    "import { useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client'",
    '',
    'export default function Versions() {',
    '  const { siteConfig } = useDocusaurusContext()',
    '  const latest = useLatestVersion()',
    '  return (',
    '    <ul title={siteConfig.customFields.repo}>',
    '      {useVersions().map(({ name, label, path, docs }) => (',
    '        <li key={name}>{[label, path, docs[0].path, name === latest.name].join(" ")}</li>',
    '      ))}',
    '    </ul>',
    '  )',
    '}',
  ),
  'sidebars.js': lines(
    "const fs = require('fs')",
    "const path = require('node:path')",
    "const { labels } = require('./labels.json')",
    '',
    'const all = fs',
    "  .readdirSync(path.join(__dirname, 'docs', 'api'))",
    '  .sort()',
    "  .map((name) => `api/${path.basename(name, '.md')}`)",
    '',
    'module.exports = {',
    "  docs: ['guide', { type: 'category', label: labels.api, items: [...all] }],",
    '}',
  ),
  'labels.json': '{"labels":{"api":"Reference"}}',
  'docs/api/b.md': '# B\n',
  'docs/api/a.md': '# A\n',
  'docs/clip.mp4': 'not really a film',
  'docs/still.png': 'not really a picture',
  'docs/logo.svg': lines(
    '<?xml version="1.0"?>',
    '<svg viewBox="0 0 2 1" width="2"><style>.a{fill:red}</style>',
    '<title>Mark</title><path class="a" id="p" fill-rule="evenodd"/><use href="#p"/></svg>',
  ),
  'docs/guide.mdx': lines(
    "import Logo from './logo.svg'",
    "import source from '!!raw-loader!@site/examples/main.go'",
    "import own from '../examples/main.go?raw'",
    "import CodeBlock from '@theme/CodeBlock'",
    "import './guide.css'",
    '',
    '# Guide',
    '',
    'Underlined {#line}',
    '---',
    '',
    '<Logo width={40} />',
    '',
    '<CodeBlock language="go" title="main.go">{source}</CodeBlock>',
    '',
    "{['a'].map((alt) => <img key={alt} alt={alt} src={require('./still.png').default} />)}",
    '',
    'It has {own.trim().split("\\n").length} lines.',
    '',
    '<video poster="./still.png"><source src="./clip.mp4" type="video/mp4" /></video>',
    '',
    '<div className="card wide" style={{ marginTop: 4 }}>Text</div>',
  ),
  'docs/film.md': lines(
    '# Film',
    '',
    '<head>',
    '  <link rel="canonical" href="https://example.com/elsewhere" />',
    '</head>',
    '',
    '<video src="./clip.mp4" controls></video>',
    '',
    '[gone](./guide.mdx#gone)',
  ),
  'docs/guide.css': '.wide { width: 77px }\n',
  'examples/main.go': 'package main\n\nfunc main() {}\n',
  'src/components/Feature.js': lines(
    "import React from 'react'",
    "import clsx from 'clsx'",
    "import styles from './feature.module.css'",
    '',
    'export default function Feature({ Svg, color }) {',
    '  return (',
    "    <p className={clsx('col', styles.feature)} style={{ color, paddingTop: 4 }}>",
    '      <Svg className={styles.icon} role="img" />',
    '      <img src={Svg} alt="by address" />',
    '    </p>',
    '  )',
    '}',
  ),
  'src/components/feature.module.css':
    '.feature { gap: 1px }\n.icon { width: 9px }\n',
  'src/pages/index.js': lines(
    "import Layout from '@theme/Layout'",
    "import Feature from '@site/src/components/Feature'",
    '',
    'export default function Home() {',
    '  return (',
    '    <Layout title="Home">',
    '      <Feature color="blue" Svg={require(\'@site/docs/logo.svg\').default} />',
    '    </Layout>',
    '  )',
    '}',
  ),
}

let site: BuiltSite

beforeAll(async () => {
  site = await buildSite(files)
})

afterAll(() => site.remove())

test('is built; a hash that leads nowhere is a warning', () => {
  expect(
    site.diagnostics.map(({ code, severity }) => [code, severity]),
  ).toEqual([['broken-anchor', 'warning']])
})

test('a site that has only the config of Docusaurus is told what to do', async () => {
  const old = await buildSite({
    'docusaurus.config.js': 'module.exports = {}\n',
    'docs/a.md': '# A\n',
  })
  expect(old.diagnostics).toMatchObject([
    {
      code: 'config-not-loaded',
      message: 'There is no `gwdocs.config.ts` in this folder.',
      hint: expect.stringContaining(
        'Write there what `docusaurus.config.js` says',
      ) as string,
    },
  ])
  old.remove()
})

test('a sidebars file of CommonJS reads folders and files', () => {
  const $ = site.page('/docs/guide')
  const links = textsOf($, '[data-gw-root=sidebar] a')
  expect(links).toEqual(['Guide', 'Reference', 'A', 'B'])
})

test('the sidebars of an old version may name it', () => {
  const $ = site.page('/docs/1.0/old')
  expect(textsOf($, '[data-gw-root=sidebar] a')).toEqual(['Old'])
})

describe('a page', () => {
  test('shows a drawing that it imports, without code in the browser', () => {
    const $ = site.page('/docs/guide')
    const svg = $('main svg').has('title')
    expect(svg.attr('width')).toBe('40')
    expect(svg.children('title').text()).toBe('Mark')
    const path = svg.children('path')
    expect(svg.children('use').attr('href')).toBe(`#${path.attr('id')}`)
    expect($('[data-gw-island]')).toHaveLength(0)
  })

  test('shows the text of a file in colours, and can count with it', () => {
    const $ = site.page('/docs/guide')
    expect($('main pre').text()).toBe('package main\n\nfunc main() {}')
    expect($('main pre [class^=gwt-]').length).toBeGreaterThan(0)
    expect(textsOf($, 'main p')).toContain('It has 3 lines.')
  })

  test('has the id that an underlined heading names', () => {
    expect(site.page('/docs/guide')('h2#line').text()).toBe('Underlined')
  })

  test('publishes what its code names, though the code stays here', () => {
    const src = site.page('/docs/guide')('img[alt=a]').attr('src') ?? ''
    expect(site.file(src.slice(1))).toBe(files['docs/still.png'])
  })

  test('has the style sheet that it imports', () => {
    const $ = site.page('/docs/guide')
    const sheets = $('head link[rel=stylesheet]')
      .toArray()
      .map((link) => site.file($(link).attr('href')?.slice(1) ?? ''))
    expect(sheets.join('\n')).toMatch(/\.wide\s*\{\s*width:\s*77px/)
  })

  test('plays what lies beside it', () => {
    const $ = site.page('/docs/guide')
    const film = $('source').attr('src') ?? ''
    const still = $('video').attr('poster') ?? ''
    expect(site.file(film.slice(1))).toBe(files['docs/clip.mp4'])
    expect(site.file(still.slice(1))).toBe(files['docs/still.png'])
    expect(site.page('/docs/film')('video').attr('src')).toBe(film)
  })

  test('adds to its head what its text says', () => {
    const canonical = site.page('/docs/film')('link[rel=canonical]')
    expect(canonical).toHaveLength(1)
    expect(canonical.attr('href')).toBe('https://example.com/elsewhere')
  })

  test('keeps classes beside styles', () => {
    const names = site.page('/docs/guide')('main .card').attr('class')
    expect(names).toMatch(/^card wide gws-\w+$/)
  })
})

describe('a React page', () => {
  test('has its styles in a sheet', () => {
    const $ = site.page('/')
    const styled = $('main p')
    expect($('main [style]')).toHaveLength(0)
    const name = /gws-[\w-]+/.exec(styled.attr('class') ?? '')?.[0] ?? 'none'
    const sheets = $('head link[rel=stylesheet]')
      .toArray()
      .map((link) => site.file($(link).attr('href')?.slice(1) ?? ''))
    expect(sheets.join('\n')).toContain(
      `.${name}:not(#\\_){color:blue;padding-top:4px}`,
    )
  })

  test('has classes of its CSS modules that its sheet knows', () => {
    const $ = site.page('/')
    const [, name = 'none'] = ($('main p').attr('class') ?? '').split(' ')
    const sheets = $('head link[rel=stylesheet]')
      .toArray()
      .map((link) => site.file($(link).attr('href')?.slice(1) ?? ''))
    expect(sheets.join('\n')).toContain(`.${name}{gap:1px}`)
  })

  test('may only lead to another one', () => {
    const $ = site.page('/start')
    expect($('head meta[http-equiv=refresh]').attr('content')).toBe(
      '0; url=/docs/guide',
    )
    expect($('main a').attr('href')).toBe('/docs/guide')
  })

  test('knows the versions of the docs and what the config says for it', () => {
    const $ = site.page('/versions')
    expect(textsOf($, 'main li')).toEqual([
      'Next /docs /docs/guide true',
      '1.0 /docs/1.0 /docs/1.0/old false',
    ])
    expect($('main ul').attr('title')).toBe('https://example.com/repo')
  })

  test('shows a drawing that is handed on, and its address', () => {
    const $ = site.page('/')
    const icon = $('main svg')
    expect(icon.attr('class')).toContain('icon')
    const address = $('img[alt="by address"]').attr('src') ?? ''
    expect(site.file(address.slice(1))).toBe(files['docs/logo.svg'])
  })
})
