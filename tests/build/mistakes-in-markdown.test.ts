import { expect, test } from 'vitest'
import { expectAnswer, type Mistake, placeOf } from '../harness/mistake.ts'
import { buildWith, configWith, lines } from '../harness/valid-site.ts'

/** The doc `start` with a body whose first line is line 3. */
function startWith(...body: readonly string[]) {
  return { 'docs/start.md': lines('# Start', '', ...body) }
}

function withMarkdown(option: string) {
  return { 'gwdocs.config.ts': configWith(`  markdown: { ${option} },`) }
}

const mistakes: readonly Mistake[] = [
  {
    title: 'two headings of one id',
    files: startWith('## One {#same}', '', '## Two {#same}'),
    expected: {
      code: 'heading-id-duplicate',
      severity: 'warning',
      place: 'docs/start.md:5:1',
      message:
        'Another heading of this file has the id `same` already, so a link to it leads there.',
      hint: 'give one of the two an id of its own: `## Title {#own-id}`.',
    },
  },
  {
    title: 'a formula that is no TeX',
    files: {
      ...withMarkdown('math: true'),
      ...startWith('The sum is $\\frac{1$.'),
    },
    expected: {
      code: 'formula-invalid',
      place: 'docs/start.md:3:12',
      message:
        "The formula is not valid TeX: Unexpected end of input in a macro argument, expected '}'.",
      hint: 'mend it, or write `\\$` where a dollar is text.',
    },
  },
  {
    title: 'HTML that the config does not let through',
    files: {
      ...withMarkdown("html: 'sanitize'"),
      ...startWith('Text.', '', '<iframe src="https://example.com"></iframe>'),
    },
    expected: {
      code: 'html-removed',
      severity: 'warning',
      place: 'docs/start.md:5:1',
      message:
        '`<iframe>` is taken out: the config lets through only HTML that shows something.',
      hint: 'write it in Markdown, or set `markdown.html` to `allow` where all authors are trusted.',
    },
  },
  {
    title: 'MDX where the config forbids it',
    files: {
      ...withMarkdown("mdx: { forbid: ['docs/**'] }"),
      ...startWith('Text.', '', "import A from './a.js'"),
    },
    expected: {
      code: 'mdx-forbidden',
      place: 'docs/start.md:5:1',
      message:
        'This line is MDX, which the config forbids in this file; it is shown as text.',
      hint: 'write it in Markdown, or take the path out of `markdown.mdx.forbid`.',
    },
  },
  {
    title: 'code from a file that is not there',
    files: startWith('Text.', '', '<<< ./mian.go'),
    expected: {
      code: 'snippet-not-found',
      place: 'docs/start.md:5:1',
      message: 'There is no file `./mian.go` to include.',
      hint: 'name a file by its path from this one, or by `@/…` from the folder of snippets.',
    },
  },
  {
    title: 'code from outside the site',
    files: startWith('```go file=../../main.go', '```'),
    expected: {
      code: 'snippet-outside',
      place: 'docs/start.md:3:1',
      message:
        '`../../main.go` lies outside the folder that code may be included from, `.`.',
      hint: 'name a file of that folder, or widen it by `markdown.snippets.root` in the config.',
    },
  },
  {
    title: 'code of a region that its file does not mark',
    files: {
      'docs/main.go': lines('// #region hello', 'package a', '// #endregion'),
      ...startWith('<<< ./main.go#helo'),
    },
    expected: {
      code: 'snippet-region-unknown',
      place: 'docs/start.md:3:1',
      message: '`./main.go` marks no region `helo`.',
      hint: 'did you mean `hello`?',
    },
  },
  {
    title: 'code of lines that its file does not have',
    files: {
      'docs/main.go': 'package main\n',
      ...startWith('```go file=./main.go lines=2-3', '```'),
    },
    expected: {
      code: 'snippet-lines-missing',
      place: 'docs/start.md:3:1',
      message:
        '`./main.go` ends at line 1, and the lines that are asked for are not all there.',
      hint: 'name lines that are there, or mark a region, which moves with its code.',
    },
  },
]

test.concurrent.each(mistakes)(
  'Markdown with $title is answered by one diagnostic',
  expectAnswer,
)

test('a page that is broken does not hide the mistakes of the others', async () => {
  const { diagnostics } = await buildWith({
    ...withMarkdown('math: true'),
    'docs/intro.md': lines('# Intro', '', '[Start](./strat.md)'),
    'docs/start.md': lines('# Start', '', '<<< ./none.go', '', '$\\none$'),
    'docs/open.mdx': lines('# Open', '', '<Tabs>'),
    'docs/throws.mdx': lines('# Throws', '', '{[].none.none}'),
    'docs/shut.md': lines(
      '---',
      'title: Start: here',
      '---',
      '',
      '![No](./no.png)',
    ),
  })
  expect(diagnostics.map((each) => `${each.code} ${placeOf(each)}`)).toEqual([
    'broken-link docs/intro.md:3:1',
    'mdx-syntax docs/open.mdx:3:1',
    'front-matter-syntax docs/shut.md:2:8',
    'broken-image docs/shut.md:5:1',
    'snippet-not-found docs/start.md:3:1',
    'formula-invalid docs/start.md:5:1',
    'page-render-failed docs/throws.mdx:3:10',
  ])
})
