const repeat = (text: string, times: number) => text.repeat(times)

/** Texts that somebody could write to keep a parser busy, or to fill its stack, by what they do. */
export function hostileTexts(size: number): Readonly<Record<string, string>> {
  const of = (text: string) => repeat(text, size)
  const numbered = (line: (index: number) => string) =>
    Array.from({ length: size }, (_, index) => line(index)).join('\n')
  return {
    quotes: of('>'),
    'spaced quotes': of('> '),
    'list marks': of('- '),
    'numbered marks': of('1. '),
    'lists in lists': numbered((index) => `${' '.repeat(index * 2)}- a`),
    brackets: of('['),
    'pairs of brackets': of('[') + of(']'),
    'links that begin': of('[a]('),
    'images that begin': of('!['),
    parentheses: `[a](${of('(')}`,
    stars: of('*'),
    'stars that open': of('*a '),
    'stars that close': of('a**'),
    'stars and underscores': of('*a_ '),
    tildes: of('~~a'),
    'runs of backticks': numbered((index) => '`'.repeat(index % 300)),
    fences: of('```\n'),
    'words behind a fence': `\`\`\`js ${of('{1-')}\na\n\`\`\``,
    'lines that a fence names': '```js {1-99999999999}\na\n```',
    'titles of a fence': `\`\`\`js ${of('title="')}\na\n\`\`\``,
    'marks of lines': `\`\`\`js\n${of('// highlight-start\n')}\`\`\``,
    tags: of('<b>'),
    'tags that end': of('</b>'),
    'angle brackets': of('<'),
    elements: of('<div>\n\n'),
    attributes: `<a ${of('b="c" ')}>`,
    comments: of('<!-- '),
    sections: of('<![CDATA['),
    declarations: of('<!A '),
    addresses: of('http://'),
    'bare addresses': of('www.a'),
    mails: of('a@a.'),
    'columns of a table': `${of('|a')}|\n${of('|-')}|\n${of('|b')}|\n`,
    'rows of a table': `|a|\n|-|\n${of('|b|\n')}`,
    headings: of('## a\n\n'),
    ids: `## a ${of('{#')}`,
    footnotes: `${of('[^a]')}\n\n[^a]: b`,
    'footnotes in footnotes': `[^a]\n\n[^a]: ${of('[^a] ')}`,
    definitions: `${numbered((index) => `[a${index}]: b`)}\n${of('[a] ')}`,
    directives: of(':::note\n\n'),
    'attributes of a directive': `:::note{${of('a="b" ')}`,
    'directives in a line': of(':a['),
    formulas: of('$a'),
    'braces of a formula': `$$\n${of('{')}\n$$`,
    emoji: of(':smile:'),
    snippets: of('<<< @/a'),
    spaces: `a${of(' ')}b`,
    'spaces in a tag': `<A${of('          ')}<`,
    'ids that begin': `# ${of('{#')}`,
    'components in a line': of('<A>'),
    backslashes: of('\\'),
    'half characters': of('\ud800'),
    nothing: of('\0'),
    'marks of byte order': of('\ufeff'),
    'Chinese in stars': of('**中**，'),
    'a long line': repeat('a ', size * 100),
    'a long word': of('a'),
    'lists of front matter': `---\na: ${of('[')}\n---\n`,
    'maps of front matter': `---\n${numbered((index) => `${' '.repeat(index)}a:`)}\n---\n`,
    'keys of front matter': `---\n${numbered((index) => `k${index}: 1`)}\n---\n`,
    'colons of front matter': `---\n${of('a:')}\n---\n`,
    'fences of front matter': of('---\n'),
    'a date of front matter': `---\ndate: 2026-02-3${of('1')}\n---\n`,
  }
}

/** The same for MDX. */
export function hostileCode(size: number): Readonly<Record<string, string>> {
  const of = (text: string) => repeat(text, size)
  return {
    elements: of('<A>') + of('</A>'),
    'elements that begin': of('<A>'),
    fragments: of('<>'),
    braces: of('{'),
    'pairs of braces': of('{') + of('}'),
    'lists in braces': `{${of('[')}}`,
    parentheses: `export const a = ${of('(')}1${of(')')}`,
    templates: `{\`${of('${`')}}`,
    imports: Array.from(
      { length: size },
      (_, index) => `import a${index} from './a'`,
    ).join('\n'),
  }
}
