import { describe, expect, test } from 'vitest'
import { checkPublicUrls } from './check-public-urls.ts'
import type { PublicPage } from './public-page.ts'
import { readPublicUrls } from './read-public-urls.ts'
import { writePublicUrls } from './write-public-urls.ts'

function read(...lines: readonly string[]) {
  return readPublicUrls({ filePath: 'public-urls.txt', text: lines.join('\n') })
}

function bodyOf(text: string): string[] {
  return text.split('\n').filter((line) => !line.startsWith('# '))
}

describe('the list', () => {
  test('says pages, and below each its places', () => {
    const { pages, diagnostics } = read(
      '# Kept',
      '/a',
      '  #one',
      '\t#安装',
      '',
      '/b%20c\r',
    )
    expect(diagnostics).toEqual([])
    expect(pages).toMatchObject([
      {
        path: '/a',
        line: 2,
        column: 1,
        endColumn: 3,
        comments: ['# Kept'],
        anchors: [
          { id: 'one', line: 3, column: 3, endColumn: 7 },
          { id: '安装', line: 4, column: 2 },
        ],
      },
      { path: '/b c', line: 6, anchors: [] },
    ])
  })

  test.each([
    ['guide', 1],
    ['  #one', 3],
    ['<<<<<<< HEAD', 1],
    ['  /a', 3],
  ])('%j is no part of it', (line, column) => {
    expect(read(line).diagnostics).toMatchObject([
      { code: 'public-urls-invalid', place: { line: 1, column } },
    ])
  })

  test('is sorted, and keeps what the site has no more', () => {
    const known = read('/z', '  #gone', '#  Ours', '/a').pages
    const pages: PublicPage[] = [
      { path: '/z', anchors: ['b', 'a'] },
      { path: '/指南', anchors: ['a#b'] },
      { path: '/', anchors: [] },
    ]
    const text = writePublicUrls(known, pages)
    expect(bodyOf(text)).toEqual(
      [
        '/',
        '#  Ours',
        '/a',
        '/z',
        '  #a',
        '  #b',
        '  #gone',
        '/指南',
        '  #a%23b',
        '',
      ].filter((line) => !line.startsWith('# ')),
    )
    const again = readPublicUrls({ filePath: '', text })
    expect(again.diagnostics).toEqual([])
    expect(writePublicUrls(again.pages, pages)).toBe(text)
  })
})

function check(
  recorded: readonly string[],
  pages: Readonly<Record<`/${string}`, readonly string[]>>,
  redirected: readonly string[] = [],
) {
  return checkPublicUrls({
    recorded: read(...recorded).pages,
    pages: Object.entries(pages).map(([path, anchors]) => ({
      path: path as `/${string}`,
      anchors,
    })),
    redirected: new Set(redirected),
  })
}

describe('an address that readers may have kept', () => {
  const list = ['/a', '  #one', '  #two', '/b']

  test('is there', () => {
    expect(check(list, { '/a': ['one', 'two'], '/b': [] })).toEqual({
      held: { pages: 2, anchors: 2 },
      fresh: [],
      diagnostics: [],
    })
  })

  test('is redirected, and its places with it', () => {
    const { held, diagnostics } = check(list, { '/b': [] }, ['/a'])
    expect({ held, diagnostics }).toEqual({
      held: { pages: 2, anchors: 2 },
      diagnostics: [],
    })
  })

  test('is a place that redirects alone', () => {
    const { diagnostics } = check(list, { '/a': ['one'], '/b': [] }, ['/a#two'])
    expect(diagnostics).toEqual([])
  })

  test('is lost: the page that has its places is named', () => {
    const { diagnostics } = check(list, { '/c/d': ['one', 'two'], '/b': [] })
    expect(diagnostics).toEqual([
      {
        code: 'url-lost',
        severity: 'error',
        message:
          '`/a` had a page, and leads nowhere now: whoever kept the address finds nothing.',
        hint: 'it seems to be `/c/d` now: write `/a: /c/d` into `redirects.yml` (`gwdocs mv` does so by itself), or delete this line if nobody is to find it any more.',
        place: {
          type: 'position',
          file: 'public-urls.txt',
          line: 1,
          column: 1,
          endColumn: 3,
        },
      },
    ])
  })

  test('is a lost place: the new id is named', () => {
    const { diagnostics } = check(list, { '/a': ['one', 'tow'], '/b': [] })
    expect(diagnostics).toEqual([
      {
        code: 'anchor-lost',
        severity: 'error',
        message:
          '`#two` was a place of `/a`, and is none now: links to it end at the top of the page.',
        hint: 'keep the id by writing `{#two}` behind the heading, or send its readers on by `"/a#two": "/a#tow"` in `redirects.yml`; delete this line if nobody is to find it any more.',
        place: {
          type: 'position',
          file: 'public-urls.txt',
          line: 3,
          column: 3,
          endColumn: 7,
        },
      },
    ])
  })

  test('is told from a new one', () => {
    const { fresh } = check(['/a', '  #one'], {
      '/a': ['one', 'x'],
      '/n': ['y'],
    })
    expect(fresh).toEqual([
      { path: '/a', anchors: ['x'] },
      { path: '/n', anchors: ['y'] },
    ])
  })
})
