// Facts, section 5: code, tabs, images and links.
import { describe, expect } from 'vitest'
import type { CheerioAPI } from 'cheerio'
import { docRules } from '../../harness/doc-rules.ts'
import { fields } from '../../harness/front-matter.ts'

const { holds, refuses } = docRules()

const fence = (info: string, ...code: readonly string[]) =>
  `\`\`\`${info}\n${code.join('\n')}\n\`\`\`\n`

/** Each line of code; those that are marked begin with `*`. */
const linesOf = ($: CheerioAPI) =>
  $('main pre .gw-line')
    .toArray()
    .map((line) => {
      const isMarked = $(line).hasClass('gw-line-highlighted')
      return `${isMarked ? '*' : ''}${$(line).text()}`
    })

describe('code', () => {
  holds(
    'code: a title stands in quotes of either kind',
    {
      docs: {
        'a.md': `${fence('js title="one.js"')}\n${fence("js title='two.js'")}`,
      },
    },
    ({ page }) => {
      const titles = page('/a').$('main figcaption').toArray()
      expect(titles.map((each) => page('/a').$(each).text())).toEqual([
        'one.js',
        'two.js',
      ])
    },
  )

  holds(
    'code: ranges mark lines, and make comments that would mark some plain code',
    {
      docs: {
        'a.md': fence(
          'js {1,3-4}',
          'a',
          '// highlight-next-line',
          'b',
          'c',
          'd',
        ),
      },
    },
    ({ page }) =>
      expect(linesOf(page('/a').$)).toEqual([
        '*a',
        '// highlight-next-line',
        '*b',
        '*c',
        'd',
      ]),
  )

  holds(
    'code: comments alone on a line mark lines, each in the style of its language',
    {
      docs: {
        'a.md': fence('js', 'a', '// highlight-next-line', 'b', 'c'),
        'b.md': fence(
          'python',
          'a',
          '# highlight-start',
          'b',
          'c',
          '# highlight-end',
          'd',
        ),
        'c.md': fence('html', '<!-- highlight-next-line -->', '<p>'),
        'd.md': fence('js', "log('// highlight-next-line')", 'b'),
      },
    },
    ({ page }) => {
      expect(linesOf(page('/a').$)).toEqual(['a', '*b', 'c'])
      expect(linesOf(page('/b').$)).toEqual(['a', '*b', '*c', 'd'])
      expect(linesOf(page('/c').$)).toEqual(['*<p>'])
      expect(linesOf(page('/d').$)).toEqual([
        "log('// highlight-next-line')",
        'b',
      ])
    },
  )

  holds(
    'code: lines are numbered where it is asked for, from 1 or from another number',
    {
      docs: {
        'a.md': fence('js showLineNumbers', 'a'),
        'b.md': fence('js showLineNumbers=98', 'a', 'b', 'c'),
        'c.md': fence('js', 'a'),
      },
    },
    ({ page }) => {
      const digits = (address: string) =>
        page(address).$('main pre').attr('data-gw-numbered')
      expect(digits('/a')).toBe('2')
      // 98, 99, 100
      expect(digits('/b')).toBe('3')
      expect(digits('/c')).toBeUndefined()
    },
  )

  holds(
    'code: the name of a language may have capitals; the last line break is none',
    { docs: { 'a.md': fence('JS', 'const a = 1') } },
    ({ page }) => {
      expect(linesOf(page('/a').$)).toEqual(['const a = 1'])
      expect(page('/a').$('main pre .gw-line span').length).toBeGreaterThan(1)
    },
  )
})

describe('tabs', () => {
  const imports =
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n"
  const items =
    '<TabItem value="a" label="A">\n\nIn a.\n\n</TabItem>\n<TabItem value="b" label="B" default>\n\nIn b.\n\n</TabItem>\n'
  const tabs = (attributes: string, inner = items) =>
    `${imports}<Tabs${attributes}>\n${inner}</Tabs>\n`
  const chosen = ($: CheerioAPI) => $('[data-gw-default]').attr('data-gw-value')

  holds(
    'tabs: all panels are in the page',
    { docs: { 'a.mdx': tabs('') } },
    ({ page }) => {
      expect(page('/a').text).toContain('In a.')
      expect(page('/a').text).toContain('In b.')
    },
  )

  holds(
    'tabs: the first shown is that of defaultValue, else the one with default, else the first',
    {
      docs: {
        'a.mdx': tabs(' defaultValue="a"'),
        'b.mdx': tabs(''),
        'c.mdx': tabs('', items.replace(' default', '')),
      },
    },
    ({ page }) =>
      expect(['/a', '/b', '/c'].map((each) => chosen(page(each).$))).toEqual([
        'a',
        'b',
        'a',
      ]),
  )

  holds(
    'tabs: a choice is shared by groupId, and told in the address by its name or another',
    {
      docs: {
        'a.mdx': tabs(' groupId="os" queryString'),
        'b.mdx': tabs(' groupId="os" queryString="system"'),
        'c.mdx': tabs(' groupId="os"'),
      },
    },
    ({ page }) => {
      const of = (address: string) => {
        const tabs = page(address).$('[data-gw-tabs]')
        return [tabs.attr('data-gw-group'), tabs.attr('data-gw-query')]
      }
      expect(of('/a')).toEqual(['os', 'os'])
      expect(of('/b')).toEqual(['os', 'system'])
      expect(of('/c')).toEqual(['os', undefined])
    },
  )
})

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'

describe('images', () => {
  holds(
    'images: one beside the file is published with its size, and decoded when there is time',
    {
      docs: {
        'a.md': '## A\n\n![One](./dot.svg)\n\n## B\n\n![Two](dot.svg)\n',
        'dot.svg': dot,
      },
    },
    ({ page }) => {
      const { $ } = page('/a')
      const two = $('main img[alt=Two]')
      expect(two.attr('src')).toMatch(/^\/assets\/dot-[\w-]{8}\.svg$/)
      expect(two.attr()).toMatchObject({
        width: '3',
        height: '4',
        loading: 'lazy',
        decoding: 'async',
      })
    },
  )

  holds(
    'images: a slash before the path means the static folder, @site the folder of the site',
    {
      docs: {
        'a.md': '![One](/img/dot.svg) ![Two](@site/static/img/dot.svg)\n',
      },
      site: { 'static/img/dot.svg': dot },
    },
    ({ page }) => {
      const images = page('/a').$('main img').toArray()
      expect(images.map(({ attribs: { src, width } }) => [src, width])).toEqual(
        Array(2).fill(['/img/dot.svg', '3']),
      )
    },
  )

  refuses('images: one that is not there is an error', {
    docs: { 'a.md': '![One](./none.svg)\n' },
    reports: ['broken-image a.md:1:1'],
  })

  holds(
    'images: pathname:// leaves an address as it is',
    { docs: { 'a.md': '![One](pathname:///img/elsewhere.png)\n' } },
    ({ page }) =>
      expect(page('/a').$('main img').attr('src')).toBe('/img/elsewhere.png'),
  )
})

describe('links to files', () => {
  holds(
    'links to files: ./ and ../ count from the file, a name alone from the root of the docs too',
    {
      docs: {
        'in/a.md':
          '[same](./b.md) [up](../top.md#part) [bare](b.md) [root](in/b.mdx) [slashed](/in/b.md)\n',
        'in/b.md': '',
        'in/b.mdx': fields('id: c', 'slug: c'),
        'top.md': '## Part\n',
      },
    },
    ({ page }) => {
      const { linkTo } = page('/in/a')
      expect(linkTo('same')).toBe('/in/b')
      expect(linkTo('up')).toBe('/top#part')
      expect(linkTo('bare')).toBe('/in/b')
      expect(linkTo('root')).toBe('/in/c')
      expect(linkTo('slashed')).toBe('/in/b')
    },
  )

  holds(
    'links to files: a doc means the docs of its own version',
    {
      docs: { 'a.md': '[b](./b.md) [root](/b.md)\n', 'b.md': '' },
      versions: [
        {
          name: '1.0',
          docs: { 'a.md': '[b](./b.md) [root](/b.md)\n', 'b.md': '' },
        },
      ],
    },
    ({ page }) => {
      expect(page('/a').linkTo('b')).toBe('/b')
      expect(page('/a').linkTo('root')).toBe('/b')
      expect(page('/next/a').linkTo('b')).toBe('/next/b')
      expect(page('/next/a').linkTo('root')).toBe('/next/b')
    },
  )

  refuses('links to files: one that leads nowhere is an error', {
    docs: { 'a.md': '[b](./b.md)\n' },
    reports: ['broken-link a.md:1:1'],
  })

  holds(
    'links to files: any other file is published, and opened in a new tab',
    { docs: { 'a.md': '[text](./notes.txt)\n', 'notes.txt': 'Notes' } },
    ({ page }) => {
      const link = page('/a').$('main a[target=_blank]')
      expect(link.text()).toContain('text')
      expect(link.attr('href')).toMatch(/^\/assets\/notes-[\w-]{8}\.txt$/)
    },
  )
})
