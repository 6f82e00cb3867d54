import * as core from '@gwdocs/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteFiles } from '../read/site-files.ts'
import { parseContents } from './parse-contents.ts'
import { noProbe } from './probe.ts'

vi.mock('@gwdocs/core', async (importOriginal) => {
  const actual = await importOriginal<typeof core>()
  return { ...actual, parseFile: vi.fn(actual.parseFile) }
})

const parsed = vi.mocked(core.parseFile)

afterEach(() => parsed.mockClear())

function markdownOptions() {
  const input = { title: 'A', url: 'https://example.com' }
  const { config } = core.resolveConfig(input, 'gwdocs.config.ts')
  if (!config) throw new Error('The config is sound.')
  return config.markdown
}

function parse(files: Readonly<Record<string, string>>, cache = new Map()) {
  const sources = Object.entries(files).map(([filePath, text]) => ({
    filePath,
    text,
  }))
  return parseContents('/nowhere', sources, {
    options: markdownOptions(),
    loaded: { plugins: undefined, key: '' },
    cache,
    store: undefined,
    files: createSiteFiles(),
    probe: noProbe,
    origins: new Map(),
  })
}

const text = '---\ntitle: A\n---\n\n# A\n\nSee [b](./b.md) and `code`.\n'
const versions = {
  'docs/a.md': text,
  'versioned_docs/version-2.0/a.md': text,
  'versioned_docs/version-1.0/a.md': text,
}

test('a page that is the same in three versions is parsed once', async () => {
  const files = await parse(versions)
  expect(parsed).toHaveBeenCalledTimes(1)
  for (const [path, file] of files) {
    const fresh = core.parseFile({ filePath: path, text }, markdownOptions())
    expect(file).toEqual(fresh)
  }
})

test('with a change in one version, the others are not parsed again', async () => {
  const cache = new Map()
  await parse(versions, cache)
  parsed.mockClear()
  await parse({ ...versions, 'docs/a.md': `${text}\nMore.\n` }, cache)
  expect(parsed.mock.calls.map(([{ filePath }]) => filePath)).toEqual([
    'docs/a.md',
  ])
})

test.each([
  ['it has something to report', '# A\n\n:::nonsense\n\ntext\n\n:::\n', 'md'],
  [
    'it imports what lies beside it',
    "import X from './_x.mdx'\n\n<X />\n",
    'mdx',
  ],
])('a page is parsed in each version if %s', async (_why, own, ending) => {
  await parse({ [`docs/a.${ending}`]: own, [`old/a.${ending}`]: own })
  expect(parsed).toHaveBeenCalledTimes(2)
})

test('the same text is another page in MDX', async () => {
  await parse({ 'docs/a.md': 'a {b}\n', 'docs/a.mdx': 'a \\{b}\n' })
  await parse({ 'docs/a.md': 'a\n', 'docs/a.mdx': 'a\n' })
  expect(parsed).toHaveBeenCalledTimes(4)
})
