import fc from 'fast-check'

/** Words, marks and what stands beside them in texts, the rare and the wrong among them. */
const word = fc.constantFrom(
  ...[
    'alpha',
    'b',
    '中文',
    '请求',
    '，',
    '。',
    '「',
    '“q”',
    'é',
    '🎉',
    '&amp;',
  ],
  ...[
    'foo_bar',
    '2*3',
    '10:30',
    '\\*',
    '\\',
    '\\[',
    '\\|',
    '"q"',
    '#',
    '1.',
    '+',
    '=',
  ],
  ...['`code`', '`` a`b ``', '**bold**', '*it*', '_em_', '__st__', '~~del~~'],
  ...[
    '***both***',
    '**中文**。',
    '*',
    '_',
    '**',
    '~',
    '`',
    '<',
    '>',
    '|',
    '!',
    '[',
    ']',
  ],
  ...[
    '[link](https://e.com)',
    '[l](/a "t")',
    '[a *b* `c`](b.md#x)',
    '![i](a.png)',
  ],
  ...[
    '[ref]',
    '[ref][]',
    '[x][ref]',
    '[^1]',
    '<b>',
    '</b>',
    '<br/>',
    '<!-- c -->',
  ],
  ...[
    '<https://e.com>',
    '<a@b.co>',
    'https://example.com/a?b=c',
    'http://e.com.',
  ],
  ...[
    '(https://e.com/x)',
    'www.e.com',
    'a@b.co',
    '[ ]',
    '$x$',
    '{a}',
    ':x',
    '- a',
  ],
)

const joined = (
  part: fc.Arbitrary<string>,
  maxLength: number,
  ...between: readonly string[]
) =>
  fc
    .tuple(
      fc.array(part, { minLength: 1, maxLength }),
      fc.constantFrom(...between),
    )
    .map(([parts, gap]) => parts.join(gap))

const line = joined(word, 6, ' ', ' ', ' ', '')
const paragraph = joined(line, 3, '\n', '\n', '  \n', '\\\n', '\n  ', '\n    ')

const heading = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    line,
    fc.constantFrom('', ' ##', ' {#id}'),
  )
  .map(([depth, text, end]) => '#'.repeat(depth) + ` ${text}${end}`)

const underlined = fc
  .tuple(line, fc.constantFrom('===', '---', '=', '-'))
  .map((lines) => lines.join('\n'))

const fence = fc
  .tuple(
    fc.constantFrom('```', '~~~', '````'),
    fc.constantFrom('', 'js', 'go title="a"', ' js {1}'),
    joined(
      fc.constantFrom('code', '  x', '', '```', '\tt', '# no', ':::'),
      4,
      '\n',
    ),
    fc.constantFrom('', '', '', '`', ' '),
  )
  .map(([marks, info, code, end]) => `${marks}${info}\n${code}\n${marks}${end}`)

const row = fc
  .array(fc.oneof(word, fc.constant('')), { minLength: 2, maxLength: 3 })
  .map((cells) => `| ${cells.join(' | ')} |`)

const table = fc
  .tuple(
    row,
    fc.constantFrom('| - | :-: |', '|---|---|', '--- | ---'),
    joined(row, 3, '\n'),
  )
  .map((rows) => rows.join('\n'))

const other = fc.constantFrom(
  ...[
    '---',
    '* * *',
    '    code\n\n      more',
    '[ref]: https://e.com',
    '[ref]: <a b> "t"',
  ],
  ...[
    '[^1]: Note\n    more',
    '<div>\n\na\n\n</div>',
    '<details>\n<summary>S</summary>\n\nb\n',
  ],
  ...[
    '<!-- x\n\ny -->',
    '<br>',
    '<img src="a.png"\n  alt="x">',
    '<pre>\na\n\nb</pre>',
  ],
)

/** A block whose lines but the first are indented, as in a list. */
function indented(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`)
}

const list = (block: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom(
        '- ',
        '* ',
        '1. ',
        '2) ',
        '-   ',
        '- [ ] ',
        '10. ',
        '-\t',
      ),
      fc.array(block, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 0, 0, 1, -1),
      fc.constantFrom('\n', '\n\n'),
    )
    .map(([mark, items, more, gap]) =>
      items.map((each) => mark + indented(each, mark.length + more)).join(gap),
    )

const quote = (block: fc.Arbitrary<string>) =>
  fc
    .tuple(block, fc.constantFrom('> ', '> ', '>'))
    .map(([text, mark]) => text.replace(/^/gm, mark).replaceAll('> \n', '>\n'))

const container = (block: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom('note', 'tip[Title]', 'info[中文]'),
      block,
      fc.constantFrom('\n', '\n\n'),
    )
    .map(([name, text, gap]) => `:::${name}${gap}${text}${gap}:::`)

const simple = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  ...[heading, underlined, fence, table, other],
)
const nested = fc.oneof(simple, list(simple), quote(simple))

/** Markdown as people write it, and as they would never. */
export const markdown = joined(
  fc.oneof(
    { weight: 3, arbitrary: simple },
    ...[list(nested), quote(nested), container(nested)],
  ),
  3,
  '\n\n',
  '\n\n',
  '\n',
)
