import { describe, expect, test } from 'vitest'
import { elementsOf, parseText } from '../testing/parse-text.ts'
import { extractLines, extractRegion, tidy } from './extract-lines.ts'
import {
  includeSnippets,
  snippetKey,
  snippetPaths,
} from './include-snippets.ts'
import { languageOfFile } from './snippet-language.ts'
import { resolveSnippetPath } from './snippet-path.ts'
import type { SnippetFile } from './take-snippet.ts'

test('a file that code imports may lie anywhere, and is shown as it is', () => {
  const text =
    "import code from '!!raw-loader!../../../up.go'\n\n<CodeBlock>{code}</CodeBlock>"
  const parsed = parseText(text, { filePath: 'docs/a.mdx' })
  const [path] = snippetPaths(parsed, '.')
  expect(path).toEqual({ path: '../../up.go', isImported: true })
  const file: SnippetFile = {
    type: 'text',
    text: '\n\t// #region a\r\n\tb\n// #endregion\n',
  }
  const files = new Map(path ? [[snippetKey(path), file]] : [])
  const { codeBlocks, diagnostics } = includeSnippets(parsed, {
    files,
    root: '.',
  })
  expect(codeBlocks).toMatchObject([
    { language: 'go', code: '\t// #region a\n\tb\n// #endregion' },
  ])
  expect(diagnostics).toEqual([])
})

describe('a region', () => {
  test.each([
    ['// #region a', '// #endregion a'],
    ['//#region a', '//#endregion'],
    ['# region a', '# endregion'],
    ['#region a', '#endregion'],
    ['#pragma region a', '#pragma endregion'],
    ['<!-- #region a -->', '<!-- #endregion a -->'],
    ['/* #region a */', '/* #endregion a */'],
    ['-- #region a', '-- #endregion a'],
    ['" #region a', '" #endregion a'],
    ['{/* #region a */}', '{/* #endregion a */}'],
    ['#Region "a"', '#End Region'],
  ])('stands between %s and %s', (start, end) => {
    const text = `x\n  ${start}\n  one\n\n    two\n  ${end}\ny`
    expect(extractRegion(text, 'a')).toBe('one\n\n  two')
  })

  test('may hold others, whose marks are left out', () => {
    const text =
      '// #region a\n1\n// #region b\n2\n// #endregion\n3\n// #endregion\n4'
    expect(extractRegion(text, 'a')).toBe('1\n2\n3')
    expect(extractRegion(text, 'b')).toBe('2')
    expect(extractRegion(text, 'c')).toBeUndefined()
  })

  test('is not what only speaks of one', () => {
    expect(extractRegion('the region a\n1', 'a')).toBeUndefined()
    expect(extractRegion('region("a")\n1', 'a')).toBeUndefined()
  })
})

test.each([
  [{ from: 2, to: 3 }, 'b\nc'],
  [{ from: 2, to: undefined }, 'b\nc'],
  [{ from: 1, to: 1 }, 'a'],
  [{ from: 2, to: 4 }, undefined],
  [{ from: 3, to: 2 }, undefined],
  [{ from: 0, to: 1 }, undefined],
])('lines %j of three are %j', (lines, expected) => {
  expect(extractLines('\ta\n\tb\n\tc\n', lines)).toBe(expected)
})

test('a whole file loses its marks and empty lines at its ends', () => {
  expect(tidy(['', '// #region a', 'x', '// #endregion', ''])).toBe('x')
})

test.each([
  ['./a.go', '.', 'docs/a.go'],
  ['../a.go', '.', 'a.go'],
  ['@site/a.go', '.', 'a.go'],
  ['@/a.go', '.', 'a.go'],
  ['@/a.go', 'examples', 'examples/a.go'],
  ['@/a.go', '..', '../a.go'],
  ['../../a.go', '..', '../a.go'],
  ['../../a.go', '.', undefined],
  ['@/../a.go', '.', undefined],
  ['@/../../a.go', '..', undefined],
  ['./a.go', 'examples', undefined],
  ['@site/../examples/a.go', '../examples', '../examples/a.go'],
  ['@site/../examples-2/a.go', '../examples', undefined],
])('%s with the root %s is %s', (path, root, expected) => {
  expect(resolveSnippetPath({ path }, { filePath: 'docs/b.md', root })).toBe(
    expected,
  )
})

test.each([
  ['a/main.go', 'go'],
  ['Dockerfile', 'docker'],
  ['a.hpp', 'cpp'],
  ['LICENSE', undefined],
])('%s is written in %s', (path, language) => {
  expect(languageOfFile(path)).toBe(language)
})

describe('a file with code from elsewhere', () => {
  const text = (value: string): SnippetFile => ({ type: 'text', text: value })
  const files = new Map([
    ['main.go', text('a\n// #region hello\nb\n// #endregion hello\n')],
  ])
  const include = (markdown: string) =>
    includeSnippets(parseText(markdown), { files, root: '.' })

  test('shows it, in the language of its name', () => {
    const parsed = parseText('```\nx\n```\n\n<<< @/main.go#hello')
    expect(snippetPaths(parsed, '.')).toEqual([
      { path: 'main.go', isImported: false },
    ])
    const shown = includeSnippets(parsed, { files, root: '.' })
    expect(shown.codeBlocks).toMatchObject([
      { code: 'x' },
      { code: 'b', language: 'go' },
    ])
    const codes = elementsOf(shown.content, 'gw-code').map(({ properties }) => [
      properties['code'],
      properties['language'],
    ])
    expect(codes).toEqual([
      ['x', undefined],
      ['b', 'go'],
    ])
    expect(elementsOf(parsed.content, 'gw-code')[1]?.properties['code']).toBe(
      '',
    )
  })

  test.each([
    [
      '<<< ./no.go',
      'snippet-not-found',
      'There is no file `./no.go` to include.',
      'name a file by its path from this one, or by `@/…` from the folder of snippets.',
    ],
    [
      '<<< ../../up.go',
      'snippet-outside',
      '`../../up.go` lies outside the folder that code may be included from, `.`.',
      'name a file of that folder, or widen it by `markdown.snippets.root` in the config.',
    ],
    [
      '<<< @/main.go#helo',
      'snippet-region-unknown',
      '`@/main.go` marks no region `helo`.',
      'did you mean `hello`?',
    ],
    [
      '<<< @/main.go#L9',
      'snippet-lines-missing',
      '`@/main.go` ends at line 4, and the lines that are asked for are not all there.',
      'name lines that are there, or mark a region, which moves with its code.',
    ],
  ])('by %s is told %s', (line, code, message, hint) => {
    expect(include(`# A\n\n${line}`).diagnostics).toEqual([
      {
        code,
        severity: 'error',
        message,
        hint,
        place: { type: 'position', file: 'docs/a.md', line: 3, column: 1 },
      },
    ])
  })
})
