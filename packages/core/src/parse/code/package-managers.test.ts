import { expect, test } from 'vitest'
import { elementsOf, parseText } from '../../testing/parse-text.ts'

/** Label and commands of each tab. */
function tabs(text: string, filePath = 'docs/a.md') {
  const { content } = parseText(text, { filePath })
  return elementsOf(content, 'gw-tab-item').map((item) => {
    const code = item.children.find((child) => child.type === 'element')
    const { code: commands, meta } = code?.properties ?? {}
    return [item.properties['label'], commands, meta]
  })
}

test.each(['docs/a.md', 'docs/a.mdx'])(
  'in %s, commands of npm are shown for each package manager',
  (filePath) => {
    const text = '```bash npm2yarn title="sh"\nnpm install thing\n```\n'
    expect(tabs(text, filePath)).toEqual([
      ['npm', 'npm install thing', 'title="sh"'],
      ['Yarn', 'yarn add thing', 'title="sh"'],
      ['pnpm', 'pnpm add thing', 'title="sh"'],
      ['Bun', 'bun add thing', 'title="sh"'],
    ])
  },
)

test('other blocks are one block', () => {
  expect(tabs('```bash\nnpm install thing\n```')).toEqual([])
})
