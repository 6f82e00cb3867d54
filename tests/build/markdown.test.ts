import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, type Build } from '../harness/build.ts'
import { freshFolder, readPages } from '../harness/file-tree.ts'
import { htmlTags } from '../harness/html-tags.ts'
import { fixture } from '../harness/site-copy.ts'

const outDir = freshFolder()
let result: Build
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  result = await build(fixture('markdown'), ['--out-dir', outDir])
  pages = readPages(outDir)
})

afterAll(() => rmSync(dirname(outDir), { recursive: true, force: true }))

/** The HTML of a page's article, from its own text on. */
function article(name: string): string {
  const html = pages.get(`docs/${name}.html`) ?? ''
  return /<div [^>]*data-gw-article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
}

/** What is read on a page, in one line. */
function words(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** The ids of the headings from the second level on, in their order. */
function headingIds(html: string): (string | undefined)[] {
  return htmlTags(html)
    .filter(({ name }) => /^h[2-6]$/.test(name))
    .map(({ attributes }) => attributes['id'])
}

function tocHrefs(name: string): (string | undefined)[] {
  const html = pages.get(`docs/${name}.html`) ?? ''
  const toc = /<nav [^>]*aria-labelledby="gw-toc-title"[\s\S]*?<\/nav>/.exec(
    html,
  )
  return htmlTags(toc?.[0] ?? '')
    .filter(({ name: tag }) => tag === 'a')
    .map(({ attributes }) => attributes['href'])
}

test('the fixture builds without a diagnostic', () => {
  expect(result.summary.diagnostics).toEqual([])
})

describe('Chinese', () => {
  test('emphasis ends before a letter though its last character is punctuation', () => {
    expect(article('chinese')).toContain(
      '<p><strong>重点：</strong>正文继续。</p>',
    )
  })

  test('emphasis may hold a whole quotation between letters', () => {
    expect(article('chinese')).toContain(
      '他说<strong>“引用”</strong>后文继续。',
    )
  })

  test('a strike-through ends before a letter', () => {
    expect(article('chinese')).toContain('<del>旧的：</del>新的。')
  })

  test('headings keep their characters as ids, number doubles and take ids of their own', () => {
    expect(headingIds(article('chinese'))).toEqual([
      '快速开始',
      '快速开始-1',
      'custom',
    ])
    expect(words(article('chinese'))).not.toContain('{#custom}')
  })
})

describe('the prose of a .md file', () => {
  test('may hold angle brackets and braces', () => {
    expect(words(article('prose'))).toContain(
      'If a < b then {x} holds, and Map<String> is Map<String> in prose.',
    )
  })

  test('may hold colons before letters and digits', () => {
    expect(words(article('prose'))).toContain(
      'Times such as 10:30 and ports such as :8080 stay.',
    )
  })

  test('shows no comments', () => {
    expect(words(article('prose'))).toMatch(/stay\. Before after\./)
  })
})

describe('GFM', () => {
  test('a table keeps the alignment of its columns without styles', () => {
    const cells = htmlTags(article('gfm')).filter(({ name }) =>
      /^t[hd]$/.test(name),
    )
    expect(
      cells.map(({ name, attributes }) => `${name} ${attributes['class']}`),
    ).toEqual([
      'th gw-align-left',
      'th gw-align-center',
      'th gw-align-right',
      'td gw-align-left',
      'td gw-align-center',
      'td gw-align-right',
    ])
  })

  test('tasks are boxes that nobody can tick', () => {
    const boxes = htmlTags(article('gfm')).filter(
      ({ name }) => name === 'input',
    )
    expect(
      boxes.map(({ attributes }) => [
        attributes['type'],
        'disabled' in attributes,
        'checked' in attributes,
      ]),
    ).toEqual([
      ['checkbox', true, false],
      ['checkbox', true, true],
    ])
  })

  test('a footnote and its reference lead to each other', () => {
    const html = article('gfm')
    const links = htmlTags(html).filter(({ name }) => name === 'a')
    const ids = htmlTags(html).map(({ attributes }) => attributes['id'])
    for (const marker of ['data-footnote-ref', 'data-footnote-backref']) {
      const link = links.find(({ attributes }) => marker in attributes)
      expect(ids).toContain(link?.attributes['href']?.slice(1))
    }
    expect(words(html)).toContain('The reason.')
    expect(html).toContain('<del>struck</del>')
  })

  test('an admonition shows its title', () => {
    expect(article('gfm')).toMatch(/data-gw-kind="tip"/)
    expect(words(article('gfm'))).toContain('Try this')
    expect(words(article('gfm'))).not.toContain(':::')
  })

  test('a code block shows its title as a caption', () => {
    expect(article('gfm')).toMatch(
      /<figcaption[^>]*>main\.go<\/figcaption>[\s\S]*package/,
    )
  })
})

describe('MDX', () => {
  test('a .md file with imports is read as MDX', () => {
    const html = article('imports')
    expect(html).toContain('<strong>bold</strong>')
    expect(html).toContain('First tab')
    expect(words(html)).not.toMatch(/import|TabItem/)
  })

  test('an expression is replaced by its value', () => {
    expect(words(article('computed'))).toContain('The sum is 2.')
  })

  test('comments of HTML and of MDX are left out', () => {
    expect(words(article('computed'))).not.toMatch(/comment/i)
  })

  test('a partial brings its headings into the table of contents, in their order', () => {
    const ids = ['before', 'from-the-partial', 'after']
    expect(headingIds(article('computed'))).toEqual(ids)
    expect(tocHrefs('computed')).toEqual(ids.map((id) => `#${id}`))
    expect(words(article('computed'))).toContain("The partial's text.")
  })

  test('only a page that acts in the browser is interactive, and its cause is named', () => {
    expect(result.summary.islands).toEqual([
      {
        file: 'docs/interactive.mdx',
        cause: 'an attribute of `<button>` is a function',
        bytes: expect.any(Number),
      },
    ])
    expect(result.summary.islands?.[0]?.bytes).toBeGreaterThan(0)
  })

  test('a static page loads no script but that of every page', () => {
    const scriptsOf = (name: string) =>
      htmlTags(pages.get(`docs/${name}.html`) ?? '')
        .filter(({ name: tag }) => tag === 'script')
        .map(({ attributes }) => attributes['src'])
    expect(scriptsOf('computed')).toEqual(scriptsOf('gfm'))
    expect(article('computed')).not.toContain('data-gw-island')
    expect(article('interactive')).toContain('data-gw-island')
  })
})
