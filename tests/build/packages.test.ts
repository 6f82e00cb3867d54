import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '../harness/file-tree.ts'
import { createSite, repository, type SiteCopy } from '../harness/site-copy.ts'
import { lines } from '../harness/valid-site.ts'

type Manifest = {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The three packages as they are published, laid out as npm does for somebody who installs them. */
let site: SiteCopy
let manifests: readonly Manifest[]

/** So many pages that it pays to load the quicker parser. */
const plainPages = 20

beforeAll(() => {
  site = createSite({
    ...Object.fromEntries(
      Array.from({ length: plainPages }, (_, index) => [
        `docs/plain-${index}.md`,
        `# Page ${index}\n\n- *a*\n- [b](./index.md)\n`,
      ]),
    ),
    'docs/index.md': lines(
      ...['# Start', '', '```go', 'package main', '```', '', '$x^2$'],
    ),
    'docs/live.mdx': lines(
      ...["import Counter from './counter'", '', '# Live', '', '<Counter />'],
    ),
    'docs/counter.jsx':
      'export default () => <button onClick={() => {}}>Count</button>\n',
    'gwdocs.config.ts': lines(
      "import { defineConfig } from 'gwdocs'",
      'export default defineConfig({',
      "  title: 'Installed',",
      "  url: 'https://example.com',",
      '  client: { runtime: process.env.RUNTIME },',
      '})',
    ),
  })
  const packed = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  packAll(packed)
  manifests = ['core', 'theme', 'cli'].map((name) => install(packed, name))
  rmSync(packed, { recursive: true })
}, 120_000)

afterAll(() => site.remove())

function packAll(folder: string): void {
  const { packageManager } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  ) as { packageManager: string }
  execFileSync(
    'npx',
    [
      ...['--yes', packageManager, '--recursive', '--filter', './packages/*'],
      ...['pack', '--pack-destination', folder],
    ],
    { cwd: repository, stdio: 'ignore' },
  )
}

/** Unpacks a package, and puts beside it what it declares that it needs: nothing else is found. */
function install(packed: string, folder: string): Manifest {
  const source = join(repository, 'packages', folder)
  const { name } = readManifest(source)
  const modules = join(site.dir, 'node_modules')
  const target = join(modules, name)
  mkdirSync(target, { recursive: true })
  const start = `${name.replace('@', '').replace('/', '-')}-`
  const tarball = readdirSync(packed).find(
    (file) => file.startsWith(start) && /^\d/.test(file.slice(start.length)),
  )
  const options = ['--strip-components', '1', '-C', target]
  execFileSync('tar', ['-xzf', join(packed, tarball ?? ''), ...options])
  const manifest = readManifest(target)
  for (const needed of Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
  })) {
    const link = join(modules, needed)
    if (needed.startsWith('@gwdocs/') || existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(realpathSync(join(source, 'node_modules', needed)), link)
  }
  return manifest
}

function readManifest(folder: string): Manifest {
  return JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
}

test('nothing runs when a package is installed', () => {
  const names = manifests.flatMap(({ scripts }) => Object.keys(scripts ?? {}))
  expect(names.filter((name) => /install|prepare$/.test(name))).toEqual([])
})

/** Folders of all packages that those in a folder of modules need, themselves among them. */
function installedPackages(): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const folder = findPackage(name, from)
    // A package for another system is not there.
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = readManifest(folder)
    for (const each of Object.keys({
      ...dependencies,
      ...optionalDependencies,
    }))
      add(each, folder)
  }
  for (const { name } of manifests) add(name, join(site.dir, 'site'))
  return found
}

/** As Node looks for it: in the folder of modules of each folder above. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return realpathSync(folder)
  return dirname(from) === from ? undefined : findPackage(name, dirname(from))
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules' || entry.isSymbolicLink()) return sum
    return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size)
  }, 0)
}

test('a new site installs no more than its budget of packages and bytes', () => {
  const packages = [...installedPackages()]
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.length).toBeLessThanOrEqual(110)
  const bytes = packages.reduce((sum, folder) => sum + bytesIn(folder), 0)
  expect(bytes).toBeGreaterThan(40e6)
  expect(bytes).toBeLessThanOrEqual(80e6)
})

/** What the installed command prints when it builds the site, and the page with a component. */
function build(runtime: string) {
  const script = join(site.dir, 'node_modules/gwdocs/bin/gwdocs.js')
  rmSync(join(site.dir, '.gwdocs'), { recursive: true, force: true })
  const printed = execFileSync(process.execPath, [script, 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: { ...process.env, RUNTIME: runtime },
  })
  const files = fingerprint(join(site.dir, 'build'))
  const live = join(site.dir, 'build/docs/live/index.html')
  return { printed, files, page: readFileSync(live, 'utf8') }
}

test.each(['react', 'preact'])(
  'what is published builds a site with %s, with the packages that it declares alone',
  (runtime) => {
    const { printed, page } = build(runtime)
    expect(printed).toContain(`Built ${plainPages + 3} pages`)
    expect(printed).toContain('(0 errors, 0 warnings)')
    expect(page).toMatch(/<button[^>]*>Count<\/button>/)
  },
)

test('without the packages that not every machine can have, the site is the same', () => {
  const names = manifests.flatMap((each) =>
    Object.keys(each.optionalDependencies ?? {}),
  )
  expect(names).toEqual(['satteri'])
  const { files } = build('react')
  for (const name of names) rmSync(join(site.dir, 'node_modules', name))
  expect(build('react').files).toEqual(files)
})

test('the licences of what was taken in go with it', () => {
  const packs = join(site.dir, 'node_modules/gwdocs/dist/packed')
  const notices = [
    join(site.dir, 'node_modules/@gwdocs/core/dist/bundled'),
    ...readdirSync(packs).map((name) => join(packs, name)),
  ].map((folder) =>
    readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8'),
  )
  expect(notices).toHaveLength(2)
  for (const text of notices)
    expect(text).toMatch(/^remark-parse \d+\.\d+\.\d+, MIT\n/m)
})
