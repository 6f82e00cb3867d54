// Facts, section 1: docs, file → id → slug → permalink.
import { describe, expect } from 'vitest'
import { docRules } from '../../harness/doc-rules.ts'
import { fields } from '../../harness/front-matter.ts'

const { holds, refuses } = docRules()

describe('docs: which files', () => {
  holds(
    'docs: every .md and .mdx file of the folder is a doc, however deep',
    { docs: { 'a.md': '', 'b/c.mdx': '', 'b/d/e.md': '', 'f.txt': 'no' } },
    ({ addresses }) => expect(addresses).toEqual(['/a', '/b/c', '/b/d/e']),
  )

  holds(
    'docs: files and folders that begin with _, and __tests__, are none',
    {
      docs: {
        'a.md': '',
        '_b.md': '',
        '_c/d.md': '',
        'e/_f/g.mdx': '',
        '__tests__/h.md': '',
      },
    },
    ({ addresses }) => expect(addresses).toEqual(['/a']),
  )

  holds(
    'docs: exclude names others that are none, by globs from the folder of each version',
    {
      docs: { 'a.md': '', 'b/README.md': '', 'wip/c.md': '', 'd/wip/e.md': '' },
      versions: [{ name: '1.0', docs: { 'a.md': '', 'wip/c.md': '' } }],
      options: { exclude: ['**/README.md', 'wip/**'] },
    },
    ({ addresses }) =>
      expect(addresses).toEqual(['/a', '/next/a', '/next/d/wip/e']),
  )

  holds(
    'docs: capitals count in endings, with a warning',
    { docs: { 'a.md': '', 'b.MD': '' }, reports: ['markdown-ending b.MD'] },
    ({ addresses }) => expect(addresses).toEqual(['/a']),
  )

  holds(
    'docs: front matter of what is none is a warning where it is shown',
    {
      docs: {
        'a.mdx': "import Part from './_part.md'\n\n<Part />\n",
        '_part.md': `${fields('title: no')}\nText of the part.\n`,
      },
      reports: ['partial-front-matter _part.md:2:1'],
    },
    ({ page }) => {
      expect(page('/a').title).toBe('a')
      expect(page('/a').text).toContain('Text of the part.')
    },
  )

  holds(
    'docs: a file that is none may still be shown in a doc',
    {
      docs: {
        'a.mdx': "import Part from './_part.md'\n\n<Part />\n",
        '_part.md': 'Text of the part.\n',
      },
    },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/a'])
      expect(page('/a').text).toContain('Text of the part.')
    },
  )
})

describe('docs: number prefixes', () => {
  holds(
    'docs: a number and a mark before a name are stripped from ids and addresses',
    {
      docs: {
        '01-dash.md': '',
        '1. dot space.md': '',
        '003 - spaced.md': '',
        '1_line.md': '',
        '10.dot.md': '',
        '01--twice.md': '',
        '0-快速开始.md': '',
        '01-.hidden.md': '',
        '02-folder/01-in.md': '',
      },
      sidebars: {
        all: [
          ...['dash', 'dot space', 'spaced', 'line', 'dot', 'twice'],
          ...['快速开始', 'hidden', 'folder/in'],
        ],
      },
    },
    ({ addresses }) =>
      expect(addresses).toEqual([
        ...['/dash', '/dot', '/dot space', '/folder/in', '/hidden'],
        ...['/line', '/spaced', '/twice', '/快速开始'],
      ]),
  )

  holds(
    'docs: dates, version numbers and numbers without mark or name are no prefixes',
    {
      docs: {
        '1 none.md': '',
        '1-.md': '',
        '０１-wide.md': '',
        '2021-11-foo.md': '',
        '7.0-foo.md': '',
        '01_02-x.md': '',
        '2023-01/a.md': '',
      },
    },
    ({ addresses }) =>
      expect(addresses).toEqual([
        ...['/01_02-x', '/1 none', '/1-', '/2021-11-foo', '/2023-01/a'],
        ...['/7.0-foo', '/０１-wide'],
      ]),
  )

  holds(
    'docs: parse_number_prefixes: false keeps the numbers of one doc, folders included',
    {
      docs: {
        '01-a/02-b.md': fields('parse_number_prefixes: false'),
        '01-a/03-c.md': '',
      },
    },
    ({ addresses }) => expect(addresses).toEqual(['/01-a/02-b', '/a/c']),
  )

  holds(
    'docs: a set may keep all numbers',
    {
      docs: { '02-a.md': '', '1-b/c.md': '', 'd.md': '' },
      options: { numberPrefixes: false },
    },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/02-a', '/1-b/c', '/d'])
      expect(page('/d').sidebar).toBe('02-a, 1-b [c], d')
    },
  )
})

describe('docs: ids', () => {
  holds(
    'docs: an id is the folder and the id of the front matter, else the name',
    {
      docs: {
        'top.md': '',
        '02-guide/named.md': fields('id: own'),
        '02-guide/plain.md': '',
        'x.md': fields('id: other'),
      },
      sidebars: { all: ['top', 'guide/own', 'guide/plain', 'other'] },
    },
    ({ addresses }) =>
      expect(addresses).toEqual([
        ...['/guide/own', '/guide/plain', '/other', '/top'],
      ]),
  )

  refuses('docs: an id with a slash is an error', {
    docs: { 'a.md': fields('id: b/c') },
    reports: ['doc-id-invalid a.md:2:1'],
  })

  refuses('docs: two docs of one id are an error, numbers notwithstanding', {
    docs: { 'a/9-x.md': '', 'a/10-x.md': '', 'b/x.md': '' },
    reports: ['doc-id-duplicate a/9-x.md'],
  })
})

describe('docs: slugs', () => {
  holds(
    'docs: a slug that begins with a slash counts from the root of the version',
    { docs: { 'a/b.md': fields('slug: /top/of'), 'c.md': fields('slug: /') } },
    ({ addresses }) => expect(addresses).toEqual(['/', '/top/of']),
  )

  holds(
    'docs: index, readme and a name like the folder are the page of their folder, in any case',
    {
      docs: {
        'index.md': '',
        'a/README.md': '',
        'b/Index.mdx': '',
        'guide/guide.md': '',
        'Big/big.md': '',
        '01-numbered/01-numbered.md': '',
      },
    },
    ({ addresses }) =>
      expect(addresses).toEqual([
        ...['/', '/Big/', '/a/', '/b/', '/guide/', '/numbered/'],
      ]),
  )

  holds(
    'docs: names are compared with their numbers for that',
    { docs: { '01-guide/guide.md': '', 'a/01-index.md': '' } },
    ({ addresses }) => expect(addresses).toEqual(['/a/index', '/guide/guide']),
  )

  holds(
    'docs: an id alone does not move the page of a folder',
    {
      docs: { 'a/index.md': fields('id: custom') },
      sidebars: { s: ['a/custom'] },
    },
    ({ addresses }) => expect(addresses).toEqual(['/a/']),
  )

  holds(
    'docs: any other slug is resolved like an address from the folder, and stops at the root',
    {
      docs: {
        'a/1.md': fields('slug: ./here'),
        'a/2.md': fields('slug: ../up'),
        'a/3.md': fields('slug: y/z'),
        'a/4.md': fields('slug: ../../clamped'),
        'a/b.md': '',
        'a/index.md': fields('slug: moved'),
      },
    },
    ({ addresses }) =>
      expect(addresses).toEqual([
        ...['/a/b', '/a/here', '/a/moved', '/a/y/z', '/clamped', '/up'],
      ]),
  )

  holds(
    'docs: other scripts and spaces are allowed in slugs',
    { docs: { 'a.md': fields('slug: /快速 开始'), '指南/b c.md': '' } },
    ({ addresses }) => expect(addresses).toEqual(['/快速 开始', '/指南/b c']),
  )

  refuses('docs: a slug that is no path is an error', {
    docs: { 'a.md': fields('slug: b?c') },
    reports: ['slug-invalid a.md:2:1'],
  })
})

describe('docs: titles', () => {
  holds(
    'docs: a title is that of the front matter, else the heading, else the id',
    {
      docs: {
        'a.md': `${fields('title: Given')}\n# Heading\n`,
        'b.md': '# Heading\n',
        '01-c.md': 'Text.\n',
        'd.md': `${fields('id: own')}\nText.\n`,
      },
    },
    ({ page }) => {
      expect(
        ['/a', '/b', '/c', '/own'].map((each) => page(each).title),
      ).toEqual(['Given', 'Heading', 'c', 'own'])
    },
  )

  holds(
    'docs: a heading is a title where it is the first line, after imports; underlined counts',
    {
      docs: {
        'imports.mdx': "import A from './_a.md'\n\n# After imports\n\n<A />\n",
        '_a.md': 'Text.\n',
        'underlined.md': 'Underlined\n==========\n\nText.\n',
        'late.md': 'Text.\n\n# Late\n',
        'second.md': '## Second\n',
      },
    },
    ({ page }) =>
      expect(
        ['/imports', '/underlined', '/late', '/second'].map(
          (each) => page(each).title,
        ),
      ).toEqual(['After imports', 'Underlined', 'late', 'second']),
  )

  holds(
    'docs: marks of code and an id at the end are no part of a title',
    { docs: { 'a.md': '# The `run` command {#run}\n' } },
    ({ page }) => {
      expect(page('/a').title).toBe('The run command')
      expect(page('/a').headings).toEqual(['The run command'])
    },
  )

  holds(
    'docs: a page shows its own heading, else its title, unless that is hidden',
    {
      docs: {
        'own.md': `${fields('title: Given')}\n# Own\n`,
        'given.md': `${fields('title: Given')}\nText.\n`,
        'hidden.md': `${fields('title: Given\nhide_title: true')}\nText.\n`,
        'kept.md': `${fields('hide_title: true')}\n# Kept\n`,
      },
    },
    ({ page }) =>
      expect(
        ['/own', '/given', '/hidden', '/kept'].map(
          (each) => page(each).headings,
        ),
      ).toEqual([['Own'], ['Given'], [], ['Kept']]),
  )
})

describe('docs: descriptions', () => {
  holds(
    'docs: a description is that of the front matter, else the first line of text',
    {
      docs: {
        'a.md': `${fields('description: Given.')}\nText.\n`,
        'b.md': '# Title\n\nFirst line.\nSecond line.\n',
      },
    },
    ({ page }) => {
      expect(page('/a').description).toBe('Given.')
      expect(page('/b').description).toBe('First line.')
    },
  )

  holds(
    'docs: imports, code and marks are no part of a description',
    {
      docs: {
        'imports.mdx':
          "import A from './_a.md'\nexport const b = 1\n\nText.\n\n<A />\n",
        '_a.md': 'Part.\n',
        'code.md': '```js\nconst a = 1\n```\n\nText.\n',
        'marks.md':
          'The **bold** *word* of [a link](https://example.com) and <b>HTML</b>.\n',
        'image.md': '![A cat](https://example.com/cat.png)\n',
        'emoji.md': 'Good :tada: news\n',
        'note.md': ':::note\n\nInside.\n\n:::\n',
      },
    },
    ({ page }) => {
      const of = (name: string) => page(`/${name}`).description
      expect(of('imports')).toBe('Text.')
      expect(of('code')).toBe('Text.')
      expect(of('marks')).toBe('The bold word of a link and HTML.')
      expect(of('image')).toBe('A cat')
      expect(of('emoji')?.replace(/\s+/g, ' ')).toBe('Good news')
      expect(of('note')).toBe('Inside.')
    },
  )
})
