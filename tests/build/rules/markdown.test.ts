// Facts, section 5: what becomes of Markdown. Code, tabs and links: markdown-parts.test.ts.
import { describe, expect } from 'vitest'
import type { CheerioAPI } from 'cheerio'
import { docRules } from '../../harness/doc-rules.ts'
import { fields } from '../../harness/front-matter.ts'

const { holds, refuses } = docRules()
const inCase = docRules({ markdown: { anchors: { maintainCase: true } } })

/** The ids of the headings below the title. */
const idsOf = ($: CheerioAPI) =>
  $('main :is(h2, h3, h4, h5, h6)')
    .toArray()
    .map((each) => each.attribs['id'])

/** `kind: title: text` of each admonition. */
const notesOf = ($: CheerioAPI) =>
  $('main [role=note]')
    .toArray()
    .map((each) => {
      const [title = '', ...texts] = $(each)
        .children('p')
        .toArray()
        .map((part) => $(part).text().trim())
      return [each.attribs['data-gw-kind'], title, ...texts].join(': ')
    })

describe('markdown: formats', () => {
  holds(
    'markdown: .mdx is MDX; .md too where it has imports, unless front matter says otherwise',
    {
      docs: {
        'a.mdx': 'Sum: {1 + 1}\n',
        'b.md': "import Tabs from '@theme/Tabs'\n\nSum: {1 + 1}\n",
        'c.md': 'Sum: {1 + 1}, and a < b.\n',
        'd.mdx': `${fields('format: md')}\nSum: {1 + 1}, <b>bold</b>.\n`,
        'e.md': `${fields('format: mdx')}\nSum: {1 + 1}\n`,
      },
    },
    ({ page }) => {
      const texts = ['/a', '/b', '/c', '/d', '/e'].map((each) => page(each))
      expect(
        texts.map(({ text }) => /Sum: [^.]*/.exec(text)?.[0].trim()),
      ).toEqual([
        expect.stringMatching(/^Sum: 2/),
        expect.stringMatching(/^Sum: 2/),
        'Sum: {1 + 1}, and a < b',
        'Sum: {1 + 1}, bold',
        expect.stringMatching(/^Sum: 2/),
      ])
    },
  )

  holds(
    'markdown: MDX may hold comments of HTML, titles after ::: and ids of headings',
    {
      docs: {
        'a.mdx':
          '<!-- hidden -->\n\n## Part {#own}\n\n:::note Title\n\nText.\n\n:::\n',
      },
    },
    ({ page }) => {
      const { $, text } = page('/a')
      expect(text).not.toContain('hidden')
      expect(idsOf($)).toEqual(['own'])
      expect(notesOf($)).toEqual(['note: Title: Text.'])
    },
  )
})

describe('markdown: emoji', () => {
  holds(
    'markdown: emoji are called by their names, and ids are made before',
    { docs: { 'a.md': '## Good :tada: news\n\nAt 10:30:15, `:tada:`.\n' } },
    ({ page }) => {
      expect(page('/a').toc).toEqual(['Good 🎉 news'])
      expect(idsOf(page('/a').$)).toEqual(['good-tada-news'])
      expect(page('/a').text).toContain('At 10:30:15, :tada:.')
    },
  )
})

describe('markdown: ids of headings', () => {
  holds(
    'markdown: an id is made of the text, and numbered where it repeats',
    {
      docs: {
        'a.md':
          '## A & B\n\n## 1.0 版本\n\n## a/b\n\n## Same\n\n## Same\n\n### `code` *it*\n',
      },
    },
    ({ page }) =>
      expect(idsOf(page('/a').$)).toEqual([
        'a--b',
        '10-版本',
        'ab',
        'same',
        'same-1',
        'code-it',
      ]),
  )

  holds(
    'markdown: an id of its own stands in {#…} or in a comment at the end',
    {
      docs: {
        'a.md':
          '## One {#first}\n\n## Two <!-- #second and more -->\n\n## Three {#三 x}\n\n## {#in} front\n',
        'b.mdx': '## One {/* #first */}\n\n## Two {#second}\n',
      },
    },
    ({ page }) => {
      expect(idsOf(page('/a').$)).toEqual([
        'first',
        'second',
        '三 x',
        'in-front',
      ])
      expect(page('/a').toc).toEqual(['One', 'Two', 'Three', '{#in} front'])
      expect(idsOf(page('/b').$)).toEqual(['first', 'second'])
      expect(page('/b').toc).toEqual(['One', 'Two'])
    },
  )

  holds(
    'markdown: an id of its own does not count where ids are numbered, which is a warning',
    {
      docs: { 'a.md': '## One {#two}\n\n## Two\n' },
      reports: ['heading-id-duplicate a.md:3:1'],
    },
    ({ page }) => expect(idsOf(page('/a').$)).toEqual(['two', 'two']),
  )

  holds(
    'markdown: the title of a page has no id',
    { docs: { 'a.md': '# Title {#own}\n' } },
    ({ page }) => expect(page('/a').$('main h1').attr('id')).toBeUndefined(),
  )

  inCase.holds(
    'markdown: capital letters stay in ids where the config says so',
    { docs: { 'a.md': '## New Router\n' } },
    ({ page }) => expect(idsOf(page('/a').$)).toEqual(['New-Router']),
  )
})

describe('markdown: admonitions', () => {
  const names = ['note', 'tip', 'info', 'warning', 'danger']
  const others = ['secondary', 'success', 'important', 'caution']

  holds(
    'markdown: there are nine kinds',
    {
      docs: {
        'a.md': [...names, ...others]
          .map((each) => `:::${each}\n\nText.\n\n:::\n`)
          .join('\n'),
      },
    },
    ({ page }) =>
      expect(notesOf(page('/a').$)).toEqual([
        'note: note: Text.',
        'tip: tip: Text.',
        'info: info: Text.',
        'warning: warning: Text.',
        'danger: danger: Text.',
        'note: note: Text.',
        'tip: success: Text.',
        'important: important: Text.',
        'caution: caution: Text.',
      ]),
  )

  holds(
    'markdown: a title stands in brackets, behind the kind, or among attributes',
    {
      docs: {
        'a.md': [
          ':::tip[The **title**]\n\nText.\n\n:::',
          ':::tip The **title**\n\nText.\n\n:::',
          ':::tip{title="The title" .own #here}\n\nText.\n\n:::',
        ].join('\n\n'),
      },
    },
    ({ page }) => {
      const { $ } = page('/a')
      expect(notesOf($)).toEqual(Array(3).fill('tip: The title: Text.'))
      expect($('main [role=note] strong').length).toBe(2)
      expect($('#here').hasClass('own')).toBe(true)
    },
  )

  holds(
    'markdown: admonitions lie in one another by more colons, in quotations and in lists',
    {
      docs: {
        'a.md': [
          '::::note\n\n:::tip\n\nInner.\n\n:::\n\n::::',
          '> :::info\n>\n> Quoted.\n>\n> :::',
          '- item\n\n  :::danger\n\n  Indented.\n\n  :::',
        ].join('\n\n'),
      },
    },
    ({ page }) => {
      const { $ } = page('/a')
      expect($('[data-gw-kind=note] [data-gw-kind=tip]').text()).toContain(
        'Inner.',
      )
      expect($('blockquote [data-gw-kind=info]').text()).toContain('Quoted.')
      expect($('li [data-gw-kind=danger]').text()).toContain('Indented.')
      expect($('main').text()).not.toContain(':::')
    },
  )

  holds(
    'markdown: an unknown name is shown without a frame, with a warning; names in prose are text',
    {
      docs: { 'a.md': ':::none\n\nText.\n\n:::\n\nAt 10:30 :name stays.\n' },
      reports: ['directive-unknown a.md:1:1'],
    },
    ({ page }) => {
      expect(notesOf(page('/a').$)).toEqual([])
      expect(page('/a').text).toContain('Text.')
      expect(page('/a').text).toContain('At 10:30 :name stays.')
    },
  )
})

describe('markdown: the table of contents', () => {
  const deep = '## Two\n\n### Three\n\n#### Four\n\n##### Five\n'

  holds(
    'markdown: it shows levels 2 and 3, or those of the front matter, or is not there',
    {
      docs: {
        'a.md': deep,
        'b.md':
          fields('toc_min_heading_level: 3', 'toc_max_heading_level: 5') + deep,
        'c.md': fields('hide_table_of_contents: true') + deep,
      },
    },
    ({ page }) => {
      expect(page('/a').toc).toEqual(['Two', 'Three'])
      expect(page('/b').toc).toEqual(['Three', 'Four', 'Five'])
      expect(page('/c').toc).toEqual([])
    },
  )

  holds(
    'markdown: headings of what is shown in a page stand in their place',
    {
      docs: {
        'a.mdx':
          "import Part from './_part.md'\n\n## Before\n\n<Part />\n\n## After\n",
        '_part.md': '## Of the part\n',
      },
    },
    ({ page }) =>
      expect(page('/a').toc).toEqual(['Before', 'Of the part', 'After']),
  )

  refuses('markdown: a level below 2 or above 6 is an error', {
    docs: {
      'a.md': fields('toc_min_heading_level: 1'),
      'b.md': fields('toc_max_heading_level: 7'),
    },
    reports: [
      'front-matter-invalid-value a.md:2:1',
      'front-matter-invalid-value b.md:2:1',
    ],
  })
})
