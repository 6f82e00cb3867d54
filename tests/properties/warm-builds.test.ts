import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '../harness/build.ts'
import { fingerprint, freshFolder } from '../harness/file-tree.ts'
import { copySite, fixture, type SiteCopy } from '../harness/site-copy.ts'

// Others, and more, are for a person to ask for, as with the other properties.
const seed = Number(process.env['GWDOCS_PROPERTY_SEED'] ?? 1)
const rounds = Math.ceil(Number(process.env['GWDOCS_PROPERTY_BUILDS'] ?? 8) / 8)

type Edit = (site: SiteCopy) => void

/** Builds cost seconds. */
const editsAtOnce = 4

function change(path: string, how: (text: string) => string): Edit {
  return (site) =>
    site.write(path, how(readFileSync(join(site.dir, path), 'utf8')))
}

/** A site with what there is to edit; nothing of it is used at first but the picture. */
function openSite(): SiteCopy {
  const site = copySite(fixture('two-locales'))
  onTestFinished(site.remove)
  site.write('src/Footer.tsx', 'export default () => <footer>One foot</footer>')
  site.write(
    'plugins/sign.mjs',
    "export default () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Signed' }] }) }",
  )
  site.write(
    'docs/guide/mark.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  )
  change(
    'docs/guide/start.md',
    (text) => `${text}\n![A mark](./mark.svg)\n`,
  )(site)
  change('gwdocs.config.ts', (text) =>
    text.replace('docs: {', 'markdown: {}, docs: {'),
  )(site)
  return site
}

/** An option of the config that is there after each second edit. */
function toggleOption(before: string, option: string): Edit {
  return change('gwdocs.config.ts', (text) =>
    text.includes(option)
      ? text.replace(option, '')
      : text.replace(before, before + option),
  )
}

/** What people do to a site; each can be done again, and in any order. */
const edits: Readonly<Record<string, Edit>> = {
  nothing: () => undefined,
  'a line more': change('docs/intro.md', (text) => `${text}\nOne line more.\n`),
  'front matter': change('docs/intro.md', (text) =>
    text.startsWith('---')
      ? text.replace(/^---\n[^]*?\n---\n/, '')
      : `---\ntitle: Another title\ntags: [new]\n---\n${text}`,
  ),
  'a page that comes or goes, with code in another language': (site) =>
    toggle(site, 'docs/guide/more.md', '# More\n\n```python\nprint(1)\n```\n'),
  'another name': (site) => {
    const paths = ['docs/guide/later.md', 'docs/guide/last.md']
    const [from = '', to = ''] = existsSync(join(site.dir, paths[0] ?? ''))
      ? paths
      : paths.reverse()
    renameSync(join(site.dir, from), join(site.dir, to))
    change('sidebars.ts', (text) => text.replaceAll(idOf(from), idOf(to)))(site)
  },
  'a title in the config': change('gwdocs.config.ts', (text) =>
    swap(text, "title: 'Two locales'", "title: 'Locales, two of them'"),
  ),
  'colours of code': toggleOption(
    'theme: {',
    " code: { lightTheme: 'github-light' },",
  ),
  'how Markdown is read': toggleOption('markdown: {', ' emoji: false,'),
  'a token of the theme': toggleOption(
    'theme: {',
    " tokens: { measure: '30rem' },",
  ),
  'a component in the place of the footer, or none': toggleOption(
    'theme: {',
    " components: { Footer: { path: './src/Footer.tsx', contract: 1 } },",
  ),
  'what the component says': change('src/Footer.tsx', (text) =>
    swap(text, 'One foot', 'Another foot'),
  ),
  'a plugin, or none': toggleOption(
    'markdown: {',
    " remarkPlugins: ['./plugins/sign.mjs'],",
  ),
  'what the plugin does': change('plugins/sign.mjs', (text) =>
    swap(text, 'Signed', 'Marked'),
  ),
  'a picture beside a page': change('docs/guide/mark.svg', (text) =>
    swap(text, 'width="8"', 'width="16"'),
  ),
  'a picture': change('static/img/dot.svg', (text) => `${text}<!-- -->`),
  'a translation': change(
    'i18n/zh-Hans/docs/intro.md',
    (text) => `${text}\n又一行。\n`,
  ),
}

function idOf(path: string): string {
  return path.replace(/^docs\/|\.md$/g, '')
}

function swap(text: string, one: string, other: string): string {
  return text.includes(other)
    ? text.replace(other, one)
    : text.replace(one, other)
}

function toggle(site: SiteCopy, path: string, text: string): void {
  if (existsSync(join(site.dir, path))) rmSync(join(site.dir, path))
  else site.write(path, text)
}

/** Builds with what builds before have left. */
async function buildWarm(site: SiteCopy) {
  const outDir = freshFolder()
  onTestFinished(() => rmSync(dirname(outDir), { recursive: true }))
  const { code, stderr, summary } = await build(site.dir, ['--out-dir', outDir])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return { files: fingerprint(outDir), summary }
}

/** Builds as in a fresh clone; what builds before have left is there again afterwards. */
async function buildCold(site: SiteCopy) {
  const cache = join(site.dir, '.gwdocs')
  renameSync(cache, `${cache}-kept`)
  const built = await buildWarm(site)
  rmSync(cache, { recursive: true })
  renameSync(`${cache}-kept`, cache)
  return built
}

test('a build after others writes what a first build would write, whatever was edited', async () => {
  const site = openSite()
  const first = await buildWarm(site)
  expect(first.summary.work).toMatchObject({ parsed: 12, highlighted: 1 })
  const names = Object.keys(edits)
  const order = fc.shuffledSubarray(names, { minLength: names.length })
  const sequence = fc.sample(order, { numRuns: rounds, seed }).flat()
  for (let index = 0; index < sequence.length; index += editsAtOnce) {
    const done = sequence.slice(index, index + editsAtOnce)
    for (const name of done) edits[name]?.(site)
    const warm = await buildWarm(site)
    const cold = await buildCold(site)
    expect({ done, files: warm.files }).toEqual({ done, files: cold.files })
    expect(warm.summary.diagnostics).toEqual(cold.summary.diagnostics)
  }
})

test('a build parses, colours and renders what was edited, and nothing else', async () => {
  const site = openSite()
  await buildWarm(site)
  // A page with code of its own is rendered by each build: here, one in two languages.
  const own = 2
  const all = 28
  const expected: [string, number, number, number][] = [
    ['nothing', 0, 0, 0],
    // The page, and its translation, which tells its readers of the change.
    ['a line more', 1, 0, 2],
    ['a translation', 1, 0, 1],
    ['a title in the config', 0, 0, all],
    // The sheet of the colours has another name.
    ['colours of code', 0, 1, all],
    // Nothing in the site has an emoji.
    ['how Markdown is read', 12, 0, 0],
  ]
  for (const [name, parsed, highlighted, rendered] of expected) {
    edits[name]?.(site)
    const { work } = (await buildWarm(site)).summary
    const wanted = { parsed, highlighted, rendered: own + rendered }
    expect({ name, work }).toMatchObject({ name, work: wanted })
  }
})
