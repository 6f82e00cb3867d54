import { afterEach, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { build } from '../harness/build.ts'
import { readPages } from '../harness/file-tree.ts'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'

let site: SiteCopy | undefined
afterEach(() => site?.remove())

const files = {
  'gwdocs.config.ts': configWith(),
  'src/mdx-components.tsx': lines(
    "export { Badge } from './Badge.tsx'",
    "export * from './more.tsx'",
    'export function Tabs() { return <b>My tabs</b> }',
  ),
  'src/Badge.tsx': lines(
    "import { useState } from 'react'",
    'export function Badge({ text }: { text: string }) {',
    '  const [count] = useState(1)',
    '  return <em>Badge {text} {count}</em>',
    '}',
  ),
  'src/more.tsx':
    'export const Note = Object.assign(() => <i>Note</i>, { Small: () => <small>Small note</small> })\n',
  'docs/use.mdx': '# Use\n\n<Badge text="A" />\n\n<Note.Small />\n\n<Tabs />\n',
  'docs/own.mdx': lines(
    'export const Badge = () => <b>My own badge</b>',
    '',
    '# Own',
    '',
    '<Badge />',
  ),
  'docs/part.mdx': "import Part from './_part.mdx'\n\n# Part\n\n<Part />\n",
  'docs/_part.mdx': lines(
    '<Badge text="in a part" />',
    '',
    '```go',
    'x := 1',
    '```',
    '',
    ':::tip',
    'Try it.',
    ':::',
  ),
  'docs/static.mdx':
    '---\nhydrate: false\n---\n\n# Static\n\n<Badge text="S" />\n',
  'docs/none.mdx': '# None\n\nText.\n',
}

test('components of src/mdx-components stand in every MDX page without an import', async () => {
  site = createSite(files)
  const { summary } = await build(site.dir)
  expect(summary.diagnostics).toEqual([])
  const pages = readPages(join(site.dir, 'build'))
  const words = (name: string) =>
    (pages.get(`docs/${name}/index.html`) ?? '')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  expect(words('use')).toMatch(/Badge A 1 Small note My tabs/)
  expect(words('own')).toContain('My own badge')
  expect(words('part')).toContain('Badge in a part 1')
  expect(pages.get('docs/part/index.html')).not.toMatch(/<gw-/)
  expect(words('part')).toMatch(/x := 1.*tip Try it\./i)
  expect(words('static')).toContain('Badge S 1')
  const islands = summary.islands?.map(({ file }) => file).sort()
  expect(islands).toEqual(['docs/own.mdx', 'docs/part.mdx', 'docs/use.mdx'])
  expect(summary.islands?.find(({ file }) => file === 'docs/use.mdx')).toEqual(
    expect.objectContaining({ cause: '`<Badge>` is a component of the site' }),
  )
})

const mistakes: readonly Mistake[] = [
  {
    title: 'an object of components',
    files: {
      'src/mdx-components.tsx': 'export default { Badge: () => null }\n',
    },
    expected: {
      code: 'mdx-components-invalid',
      place: 'src/mdx-components.tsx',
      message:
        'The module exports something by default, and components for MDX are exports of their own.',
      hint: "write each component as an export by its name: `export { Highlight } from './components/Highlight.tsx'`.",
    },
  },
  {
    title: 'a name that is no component',
    files: { 'src/mdx-components.tsx': 'export const table = () => null\n' },
    expected: {
      code: 'mdx-components-invalid',
      place: 'src/mdx-components.tsx',
      message:
        '`table` is no name of a component: those begin with a capital letter.',
      hint: 'name it with a capital letter, or take the export out; elements of Markdown cannot be replaced.',
    },
  },
  {
    title: 'a module that cannot be read',
    files: { 'src/mdx-components.tsx': 'export const Badge = (\n' },
    expected: {
      code: 'module-not-loaded',
      place: 'src/mdx-components.tsx:2:1',
      message: 'The module cannot be used: Unexpected end of file.',
      hint: 'mend the code at this place.',
    },
  },
  {
    title: 'components where Docusaurus has them',
    files: {
      'src/theme/MDXComponents.tsx': 'export default { Badge: () => null }\n',
    },
    expected: {
      code: 'theme-file-unused',
      severity: 'warning',
      place: 'src/theme/MDXComponents.tsx',
      message: 'gwdocs does not read `src/theme/MDXComponents.tsx`.',
      hint: "export each component by its name from `src/mdx-components.tsx`: `export { Highlight } from './components/Highlight.tsx'`.",
    },
  },
]

describe('a mistake about components', () => {
  test.each(mistakes)('$title', expectAnswer)
})
