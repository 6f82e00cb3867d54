import {
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { fingerprint, listTree } from '../harness/file-tree.ts'
import { gwdocs } from '../harness/gwdocs.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { changeValidSite, lines } from '../harness/valid-site.ts'

const require = createRequire(import.meta.url)
const smallest = {
  'gwdocs.config.js':
    "export default { title: 'Small', url: 'https://example.com' }\n",
  'docs/intro.md': '# Intro\n\nOn to [the next](./next.md).\n',
  'docs/next.md': '# Next\n',
}
const brokenLink = '# Intro\n\nOn to [nothing](./nothing.md).\n'
const sites: SiteCopy[] = []

afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

function use(files: Readonly<Record<string, string>>): SiteCopy {
  const site = createSite(files)
  sites.push(site)
  return site
}

function read(site: SiteCopy, path: string): string {
  return readFileSync(join(site.dir, path), 'utf8')
}

describe('exit codes', () => {
  test('a build without mistakes ends with 0', async () => {
    expect((await gwdocs(['build', use(smallest).dir])).code).toBe(0)
  })

  test('a build with a mistake in the content ends with 1', async () => {
    const site = use({ ...smallest, 'docs/intro.md': brokenLink })
    expect((await gwdocs(['build', site.dir])).code).toBe(1)
  })

  test.each([['build'], ['serve']])(
    '%s in a folder without a config ends with 1 and says what to write',
    async (command) => {
      const site = use({ 'docs/intro.md': '# Intro\n' })
      const { code, stderr } = await gwdocs([command, site.dir])
      expect(code).toBe(1)
      expect(stderr).toContain('config-not-loaded')
      expect(stderr).toContain("import { defineConfig } from 'gwdocs'")
    },
  )

  test.each([
    ['an unknown command', ['biuld'], 'build'],
    ['an unknown option', ['build', '--outdir', 'x'], '--out-dir'],
    ['an unknown format', ['build', '--format', 'xml'], 'github'],
    ['a port that is no number', ['serve', '--port', 'http'], '65535'],
    ['a port that is too high', ['serve', '--port', '65536'], '65535'],
    ['too many folders', ['build', 'one', 'two'], 'too many arguments'],
  ])('%s ends with 2 and names what is possible', async (_name, args, hint) => {
    const { code, stdout, stderr } = await gwdocs(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(hint)
  })

  test('serve at an address of another machine ends with 2 and says what to name', async () => {
    const site = use(smallest)
    await build(site.dir)
    const { code, stderr } = await gwdocs([
      'serve',
      site.dir,
      '--host',
      'no.such.host.invalid',
    ])
    expect(code).toBe(2)
    expect(stderr).toContain('--host')
  })

  test('serve without a built site ends with 2 and says what to run', async () => {
    const { code, stderr } = await gwdocs(['serve', use(smallest).dir])
    expect(code).toBe(2)
    expect(stderr).toContain('gwdocs build')
  })
})

describe('what is printed', () => {
  test('--version prints the version and nothing else', async () => {
    const { version } = require('gwdocs/package.json') as { version: string }
    expect(await gwdocs(['--version'])).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: '',
    })
  })

  test('--help names every command', async () => {
    const { code, stdout } = await gwdocs(['--help'])
    expect(code).toBe(0)
    for (const command of ['build', 'serve', 'watch'])
      expect(stdout).toContain(`${command} [options] [siteDir]`)
  })

  test('the result goes to stdout, and stderr stays empty where nothing is wrong', async () => {
    const { stdout, stderr } = await gwdocs(['build', use(smallest).dir])
    expect(stdout).toMatch(/^Built 3 pages in .*\(0 errors, 0 warnings\)/)
    expect(stderr).toBe('')
  })

  test('diagnostics go to stderr, with the line, a mark below it and the mend', async () => {
    const site = use({ ...smallest, 'docs/intro.md': brokenLink })
    const { stdout, stderr } = await gwdocs(['build', site.dir])
    expect(stdout).toMatch(/^Nothing was written: 1 error, 0 warnings\./)
    expect(stderr).toBe(
      lines(
        'error broken-link  docs/intro.md:3:7',
        '  `./nothing.md` points nowhere: no such file in `docs/`.',
        '  3 │ On to [nothing](./nothing.md).',
        '    │       ^^^^^^^^^^^^^^^^^^^^^^^',
        '  fix: name a file by its path, such as `./intro.md`, or a page by its address, such as `/intro`.',
        '',
      ),
    )
  })

  test('--json prints one object on stdout and nothing on stderr', async () => {
    const site = use({ ...smallest, 'docs/intro.md': brokenLink })
    const { stdout, stderr } = await gwdocs(['build', site.dir, '--json'])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      errors: 1,
      warnings: 0,
      diagnostics: [{ code: 'broken-link', place: 'docs/intro.md:3:7' }],
    })
  })

  test('--format github prints an annotation for each diagnostic', async () => {
    const site = use({ ...smallest, 'docs/intro.md': brokenLink })
    const { code, stdout } = await gwdocs([
      'build',
      site.dir,
      '--format',
      'github',
    ])
    expect(code).toBe(1)
    expect(stdout.split('\n')[0]).toBe(
      '::error file=docs/intro.md,line=3,col=7,title=broken-link::`./nothing.md` points nowhere: no such file in `docs/`. Fix: name a file by its path, such as `./intro.md`, or a page by its address, such as `/intro`.',
    )
  })
})

describe('options', () => {
  test('--base-url stands before every address of the site', async () => {
    const site = use(smallest)
    await build(site.dir, ['--base-url', '/x/'])
    const html = read(site, 'build/docs/intro/index.html')
    expect(html).toContain('href="/x/docs/next')
    expect(html).toContain('href="https://example.com/x/docs/intro')
    const local = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)]
    expect(local.length).toBeGreaterThan(3)
    for (const [, address] of local) expect(address).toMatch(/^\/x\//)
  })

  test('--out-dir writes elsewhere, relative to the site', async () => {
    const site = use(smallest)
    expect((await build(site.dir, ['--out-dir', 'public'])).code).toBe(0)
    expect(existsSync(join(site.dir, 'build'))).toBe(false)
    expect(listTree(join(site.dir, 'public'))).toContain('404.html')
  })

  test('--config names another config file', async () => {
    const site = use({
      ...smallest,
      'other.ts':
        "export default { title: 'Other', url: 'https://example.com' }\n",
    })
    await build(site.dir, ['--config', 'other.ts'])
    expect(read(site, 'build/docs/intro/index.html')).toMatch(
      /<title>[^<]*Other<\/title>/,
    )
  })
})

describe('the output folder', () => {
  test('is left untouched where it holds files that gwdocs did not write', async () => {
    const site = use({ ...smallest, 'build/mine.txt': 'Mine\n' })
    const { code, stderr } = await gwdocs(['build', site.dir])
    expect(code).toBe(2)
    expect(stderr).toContain('--out-dir')
    expect(listTree(join(site.dir, 'build'))).toEqual(['mine.txt'])
    expect(read(site, 'build/mine.txt')).toBe('Mine\n')
  })

  test('is used where it is empty', async () => {
    const site = use(smallest)
    mkdirSync(join(site.dir, 'build'))
    expect((await build(site.dir)).code).toBe(0)
  })

  test('keeps the last good site when a build has errors', async () => {
    const site = use(smallest)
    await build(site.dir)
    const before = fingerprint(join(site.dir, 'build'))
    writeFileSync(join(site.dir, 'docs/intro.md'), brokenLink)
    expect((await build(site.dir)).code).toBe(1)
    expect(fingerprint(join(site.dir, 'build'))).toEqual(before)
  })

  test('has no scratch folders beside it, and the site none in it, after a build', async () => {
    const site = use(smallest)
    await build(site.dir)
    const names = listTree(site.dir).map((path) => path.split('/')[0])
    expect([...new Set(names)]).toEqual([
      '.gwdocs',
      'build',
      'docs',
      'gwdocs.config.js',
    ])
  })
})

describe('a folder that nobody ran a package manager in', () => {
  test('builds from `docs/` and a config with only title and url', async () => {
    const site = use(smallest)
    const { code, summary } = await build(site.dir)
    expect({ code, diagnostics: summary.diagnostics }).toEqual({
      code: 0,
      diagnostics: [],
    })
    expect(
      listTree(join(site.dir, 'build')).filter((path) => /html$/.test(path)),
    ).toEqual(['404.html', 'docs/intro/index.html', 'docs/next/index.html'])
  })

  test('may have pages in React and MDX with components of its own', async () => {
    const site = changeValidSite({
      'src/Counter.tsx': lines(
        "import { useState } from 'react'",
        'export function Counter() {',
        '  const [count, setCount] = useState(41)',
        '  return <button onClick={() => setCount(count + 1)}>{count}</button>',
        '}',
      ),
      'src/pages/hello.tsx': lines(
        "import { useId } from 'react'",
        "import { Counter } from '../Counter'",
        'export default function Hello() {',
        '  return <main id={useId()}><h1>Hello</h1><Counter /></main>',
        '}',
      ),
      'docs/counting.mdx': lines(
        "import { Counter } from '@site/src/Counter'",
        '',
        '# Counting',
        '',
        '<Counter />',
      ),
    })
    sites.push(site)
    const { code, summary } = await build(site.dir)
    expect(summary.diagnostics).toEqual([])
    expect(code).toBe(0)
    for (const page of ['hello', 'docs/counting'])
      expect(read(site, `build/${page}/index.html`)).toContain('>41</button>')
    expect(summary.islands?.map(({ file }) => file).sort()).toEqual([
      'docs/counting.mdx',
      'src/pages/hello.tsx',
    ])
  })

  test('may be reached through a link', async () => {
    const site = use({
      ...smallest,
      'src/pages/hello.tsx':
        'export default function Hello() { return <h1>Hello</h1> }\n',
    })
    const links = use({})
    const linked = join(links.dir, 'linked')
    symlinkSync(site.dir, linked)
    const { code, summary } = await build(linked)
    expect({ code, diagnostics: summary.diagnostics }).toEqual({
      code: 0,
      diagnostics: [],
    })
    expect(read(site, 'build/hello/index.html')).toContain('<h1>Hello</h1>')
  })

  test('keeps its docs as a version', async () => {
    const site = use({ ...smallest, 'docs/next.md': '# Next, as of 1.0\n' })
    expect((await gwdocs(['version', '1.0', site.dir])).code).toBe(0)
    writeFileSync(join(site.dir, 'docs/next.md'), '# Next, of today\n')
    expect((await build(site.dir)).code).toBe(0)
    expect(read(site, 'build/docs/next/index.html')).toContain(
      'Next, as of 1.0',
    )
    const today = read(site, 'build/docs/next/next/index.html')
    expect(today).toContain('Next, of today')
    // A version that is not released yet says so, and leads to the last one.
    expect(today).toContain('href="/docs/next"')
    expect((await gwdocs(['version', '1.0', site.dir])).code).toBe(2)
  })
})
