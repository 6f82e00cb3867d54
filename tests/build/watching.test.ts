import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gwdocs, serve } from '../harness/gwdocs.ts'
import { changeValidSite, configWith, lines } from '../harness/valid-site.ts'

const wait = { timeout: 30_000, interval: 100 }

async function watchValidSite() {
  const site = changeValidSite({})
  const served = await serve(site.dir, ['--watch'])
  onTestFinished(async () => {
    await served.stop()
    site.remove()
  })
  const read = async (path: string) =>
    (await fetch(new URL(path, served.url))).text()
  const expectAt = (path: string, text: string) =>
    vi.waitFor(async () => expect(await read(path)).toContain(text), wait)
  return { dir: site.dir, write: site.write, read, expectAt }
}

test.each([1, 2, 3, 4, 5, 6])(
  'what is saved as soon as the server says its address is shown (%i)',
  async () => {
    const { write, expectAt } = await watchValidSite()
    write('docs/intro.md', '# Intro\n\nSaved at once.\n\n## First steps\n')
    await expectAt('docs/intro', 'Saved at once.')
  },
)

test('a file that takes the place of another may be saved again at once', async () => {
  const { dir, write, expectAt } = await watchValidSite()
  for (const round of ['one', 'two', 'three']) {
    write(
      'docs/intro.md.new',
      `# Intro\n\nReplaced, ${round}.\n\n## First steps\n`,
    )
    renameSync(join(dir, 'docs/intro.md.new'), join(dir, 'docs/intro.md'))
    write(
      'docs/intro.md',
      `# Intro\n\nFormatted, ${round}.\n\n## First steps\n`,
    )
    await expectAt('docs/intro', `Formatted, ${round}.`)
  }
})

test('files that come later count as those that were there', async () => {
  const { write, expectAt } = await watchValidSite()
  write('src/pages/later.md', '# Later\n')
  await expectAt('later', 'Later')
  write('src/pages/later.md', '# Later still\n')
  await expectAt('later', 'Later still')
  write('static/robots.txt', 'Nobody.\n')
  await expectAt('robots.txt', 'Nobody.')
})

const configNamedElsewhere = lines(
  "import { title } from './title.ts'",
  "export default { title, url: 'https://example.com' }",
)

test('modules and style sheets count, wherever they are named', async () => {
  const { write, read, expectAt } = await watchValidSite()
  write('title.ts', "export const title = 'From a module'\n")
  write('gwdocs.config.ts', configNamedElsewhere)
  await expectAt('docs/intro', 'From a module')
  write('title.ts', "export const title = 'Anew'\n")
  await expectAt('docs/intro', 'Anew')

  write('own.css', "@import './colours.css';\n")
  write('colours.css', 'main { color: #111 }\n')
  write('gwdocs.config.ts', configWith("theme: { customCss: ['own.css'] },"))
  const styles = async () => {
    const html = await read('docs/intro')
    const [sheet = ''] = /[^"]*assets\/styles-[^"]*/.exec(html) ?? []
    return read(sheet)
  }
  await vi.waitFor(async () => expect(await styles()).toContain('#111'), wait)
  write('colours.css', 'main { color: #222 }\n')
  await vi.waitFor(async () => expect(await styles()).toContain('#222'), wait)
})

test('a server that finds its port taken ends, and watches nothing', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const site = changeValidSite({})
  onTestFinished(() => {
    other.close()
    site.remove()
  })
  const { code, stderr } = await gwdocs([
    ...['serve', site.dir, '--watch'],
    ...['--port', String(port)],
  ])
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining(`port ${port} is taken`) as string,
  })
})
