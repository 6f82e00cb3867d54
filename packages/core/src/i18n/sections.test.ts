import { describe, expect, test } from 'vitest'
import { readSections } from './sections.ts'

const read = (...lines: string[]) =>
  readSections({ filePath: 'docs/a.md', text: lines.join('\n') })
const keys = (...lines: string[]) => read(...lines).map(({ key }) => key)

test('a text is divided at its headings', () => {
  const text = ['Before.', '# Title', 'Lead.', '## One', 'A.', '### Two', 'B.']
  expect(read(...text)).toMatchObject([
    { key: '_intro', id: undefined, title: '' },
    { key: 'title', id: undefined, title: 'Title' },
    { key: 'one', id: 'one', title: 'One' },
    { key: 'two', id: 'two', title: 'Two' },
  ])
})

test.each([
  ['## One {#uno}', 'uno'],
  ['## One <!-- #uno -->', 'uno'],
  ['## One {/* #uno */}', 'uno'],
  ['## `code` and *more*', 'code-and-more'],
  ['## [Link](https://x.example)', 'link'],
  ['## One ##', 'one'],
])('%s has the id %s', (heading, id) => {
  expect(read(heading)[0]).toMatchObject({ key: id, id })
})

test('headings of one text have keys of their own', () => {
  expect(keys('## One', '## One', '## X {#one}')).toEqual([
    'one',
    'one-1',
    'one-2',
  ])
})

test('a hash in code is no heading', () => {
  const code = ['````md', '```', '# no', '```', '## no', '````', '# yes']
  expect(keys('Text.', ...code)).toEqual(['_intro', 'yes'])
  expect(keys('~~~sh', '# no', '~~~')).toEqual(['_intro'])
})

describe('the hash of a section', () => {
  const hashOf = (...lines: string[]) => read('## One', ...lines)[0]?.hash

  test('is other when a word, or the heading, is', () => {
    expect(hashOf('A word.')).not.toBe(hashOf('A verb.'))
    expect(read('## One {#a}')[0]?.hash).not.toBe(read('## Two {#a}')[0]?.hash)
  })

  test.each([
    ['blank lines', ['', 'A.', '', '', 'B.', '']],
    ['spaces at the ends', ['A.  ', 'B.\t']],
    ['line ends of Windows', ['A.\r', 'B.\r']],
  ])('stays what it is for %s', (_, lines) => {
    expect(hashOf(...lines)).toBe(hashOf('A.', 'B.'))
  })

  test('of another section stays when one changes', () => {
    const before = read('## One', 'A.', '## Two', 'B.')
    const after = read('## One', 'changed', '## Two', 'B.')
    expect(after[1]).toEqual(before[1])
  })

  test('is what has been recorded: it never changes for one text', () => {
    // Another value than in any release before would make every record stale.
    expect(read('## One', 'A.')[0]?.hash).toBe('xxggcgp0')
  })
})

describe('front matter', () => {
  const front = (...lines: string[]) => read('---', ...lines, '---', 'Text.')

  test('is a section, as far as it is text', () => {
    const [first] = front('title: A', 'sidebar_position: 1')
    expect(first).toMatchObject({ key: '_frontMatter', id: undefined })
    expect(front('sidebar_position: 2', 'title: A')[0]).toEqual(first)
    expect(front('title: B')[0]?.hash).not.toBe(first?.hash)
  })

  test('without text is none', () => {
    expect(front('sidebar_position: 1').map(({ key }) => key)).toEqual([
      '_intro',
    ])
  })
})
