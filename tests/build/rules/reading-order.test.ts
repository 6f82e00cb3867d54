// Facts, section 2, “Prev/next” and “Breadcrumbs”.
import type { CheerioAPI } from 'cheerio'
import { describe, expect } from 'vitest'
import { docRules } from '../../harness/doc-rules.ts'
import { fields } from '../../harness/front-matter.ts'
import { structuredData } from '../../harness/machine-data.ts'
import {
  category,
  docItem,
  generatedIndex,
} from '../../harness/sidebar-items.ts'

const { holds, refuses } = docRules()

function breadcrumbData($: CheerioAPI) {
  return structuredData($).filter((data) => data['@type'] === 'BreadcrumbList')
}

const link = { type: 'link', label: 'L', href: 'https://example.org' }
const html = { type: 'html', value: '<hr>' }

describe('next and previous', () => {
  holds(
    'next and previous: parents before children; categories with a page are one stop each',
    {
      docs: { 'a.md': '', 'b.md': '# B', 'c.md': '', 'd.md': '', 'e.md': '' },
      sidebars: {
        all: [
          'a',
          category('Of b', ['c'], { link: docItem('b') }),
          category('Made', ['d'], { link: generatedIndex }),
          'e',
        ],
      },
    },
    ({ page }) => {
      const stops = ['/a', '/b', '/c', '/category/made', '/d', '/e']
      expect(stops.map((each) => page(each).next)).toEqual([
        'B → /b',
        'c → /c',
        'Made → /category/made',
        'd → /d',
        'e → /e',
        undefined,
      ])
      expect(page('/category/made').previous).toBe('c → /c')
      expect(page('/a').previous).toBeUndefined()
    },
  )

  holds(
    'next and previous: links, refs, HTML and categories without a page are passed over',
    {
      docs: { 'a.md': '', 'b.md': '', 'c.md': '', 'd.md': '' },
      sidebars: {
        all: [
          'a',
          link,
          html,
          { type: 'ref', id: 'd' },
          category('Bare', ['b']),
          'c',
        ],
      },
    },
    ({ page }) => {
      expect(page('/a').next).toBe('b → /b')
      expect(page('/b').next).toBe('c → /c')
      expect(page('/d').next).toBeUndefined()
    },
  )

  holds(
    'next and previous: unlisted docs are passed over, and have none themselves',
    {
      docs: { 'a.md': '', 'b.md': fields('unlisted: true'), 'c.md': '' },
      sidebars: { all: ['a', 'b', 'c'] },
    },
    ({ page }) => {
      expect(page('/a').next).toBe('c → /c')
      expect(page('/c').previous).toBe('a → /a')
      expect(page('/b')).toMatchObject({ next: undefined, previous: undefined })
    },
  )

  holds(
    'next and previous: front matter names another doc, or none',
    {
      docs: {
        'a.md': fields('pagination_next: c'),
        'b.md': fields('pagination_next: null', 'pagination_prev: null'),
        'c.md': fields('pagination_prev: hidden'),
        'hidden.md': fields('unlisted: true'),
      },
      sidebars: { all: ['a', 'b', 'c'] },
    },
    ({ page }) => {
      expect(page('/a').next).toBe('c → /c')
      expect(page('/b')).toMatchObject({ next: undefined, previous: undefined })
      expect(page('/c').previous).toBeUndefined()
    },
  )

  refuses(
    'next and previous: front matter that names an unknown doc is an error',
    {
      docs: { 'a.md': fields('pagination_next: none') },
      reports: ['doc-unknown a.md:2:1'],
    },
  )

  holds(
    'next and previous: called by pagination_label, sidebar_label, the item, the title',
    {
      docs: {
        'a.md': '',
        'b.md': fields(
          'title: no',
          'sidebar_label: no',
          'pagination_label: By pagination',
        ),
        'c.md': fields('title: no', 'sidebar_label: By sidebar'),
        'd.md': fields('title: no'),
        'e.md': fields('title: By title'),
      },
      sidebars: {
        all: [
          'a',
          { ...docItem('b'), label: 'no' },
          { ...docItem('c'), label: 'no' },
          { ...docItem('d'), label: 'By item' },
          'e',
        ],
      },
    },
    ({ page }) =>
      expect(['/a', '/b', '/c', '/d'].map((each) => page(each).next)).toEqual([
        'By pagination → /b',
        'By sidebar → /c',
        'By item → /d',
        'By title → /e',
      ]),
  )

  holds(
    'next and previous: in the sidebar that the doc displays; of several the last that holds it',
    {
      docs: {
        'a.md': '',
        'b.md': '',
        'c.md': '',
        'chosen.md': fields('displayed_sidebar: first'),
        'none.md': fields('displayed_sidebar: null'),
      },
      sidebars: {
        first: ['a', 'b', 'chosen'],
        second: ['a', 'c', 'chosen', 'none'],
      },
    },
    ({ page }) => {
      expect(page('/a').next).toBe('c → /c')
      expect(page('/a').sidebar).toBe('a, c, chosen, none')
      expect(page('/chosen').sidebar).toBe('a, b, chosen')
      expect(page('/chosen').previous).toBe('b → /b')
      expect(page('/none')).toMatchObject({
        sidebar: '',
        previous: undefined,
        breadcrumbs: [],
      })
    },
  )

  refuses('next and previous: an unknown displayed_sidebar is an error', {
    docs: { 'a.md': fields('displayed_sidebar: none') },
    reports: ['sidebar-unknown a.md:2:1'],
  })
})

describe('breadcrumbs', () => {
  holds(
    'breadcrumbs: the categories around a page, then the page, which is no link',
    {
      docs: { 'a.md': '', 'b.md': '# B', 'c.md': '', 'out.md': '' },
      sidebars: {
        all: [
          category('Bare', [
            category(
              'Of b',
              [category('Made', ['c'], { link: generatedIndex })],
              {
                link: docItem('b'),
              },
            ),
          ]),
          'a',
        ],
      },
    },
    ({ page }) => {
      expect(page('/c').breadcrumbs).toEqual([
        'Bare',
        'Of b → /b',
        'Made → /category/made',
        'c',
      ])
      expect(page('/category/made').breadcrumbs).toEqual([
        'Bare',
        'Of b → /b',
        'Made',
      ])
      expect(page('/b').breadcrumbs).toEqual(['Bare', 'Of b'])
      expect(page('/a').breadcrumbs).toEqual(['a'])
      expect(page('/out').breadcrumbs).toEqual([])
    },
  )

  holds(
    'breadcrumbs: a category whose page is unlisted is plain text',
    {
      docs: { 'a.md': '', 'b.md': fields('unlisted: true') },
      sidebars: { all: [category('C', ['a'], { link: docItem('b') })] },
    },
    ({ page }) => expect(page('/a').breadcrumbs).toEqual(['C', 'a']),
  )

  holds(
    'breadcrumbs: for search engines, those that lead somewhere, and the page',
    {
      docs: { 'b.md': '', 'c.md': '' },
      sidebars: {
        all: [
          category('Bare', [category('Of b', ['c'], { link: docItem('b') })]),
        ],
      },
    },
    ({ page }) => {
      const itemListElement = [
        { position: 1, name: 'Of b' },
        { position: 2, name: 'c' },
      ]
      expect(breadcrumbData(page('/c').$)).toMatchObject([{ itemListElement }])
    },
  )

  holds(
    'breadcrumbs: a set may have none',
    { docs: { 'a/b.md': '' }, options: { breadcrumbs: false } },
    ({ page }) => {
      expect(page('/a/b').breadcrumbs).toEqual([])
      expect(breadcrumbData(page('/a/b').$)).toEqual([])
    },
  )
})

describe('cards', () => {
  holds(
    'cards: a generated page shows what leads somewhere, with its description',
    {
      docs: {
        'a.md': fields('description: About a'),
        'b.md': '# B\n\nAbout b.\n',
        'c.md': '',
        'hidden.md': fields('unlisted: true'),
      },
      sidebars: {
        all: [
          category(
            'All',
            [
              'a',
              { ...link, description: 'Elsewhere' },
              html,
              category('Of b', ['c'], { link: docItem('b') }),
              category('Bare', ['c', 'a']),
              category('Hidden', ['hidden']),
              'hidden',
            ],
            { link: generatedIndex },
          ),
        ],
      },
    },
    ({ page }) => {
      const { $, linkTo, text } = page('/category/all')
      expect($('main li h2').length).toBe(4)
      expect($('main li a').first().attr('href')).toMatch(/\/a$/)
      expect(
        $('main li p')
          .toArray()
          .map((each) => $(each).text()),
      ).toEqual(['About a', 'Elsewhere', 'About b.', '2 items'])
      expect(text).not.toContain('Hidden')
      expect(linkTo('hidden')).toBeUndefined()
    },
  )

  holds(
    'cards: DocCardList shows what is in the category of its doc',
    {
      docs: {
        'b.mdx': "import List from '@theme/DocCardList'\n\n<List />\n",
        'c.md': 'About c.\n',
        'd.md': 'About d.\n',
      },
      sidebars: { all: [category('B', ['c', 'd'], { link: docItem('b') })] },
    },
    ({ page }) => {
      const { $ } = page('/b')
      const cards = $('main ul li p').toArray()
      expect(cards.map((each) => $(each).text())).toEqual([
        'About c.',
        'About d.',
      ])
    },
  )
})
