import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createPathWatcher,
  type Change,
  type PathWatcher,
} from './watch-paths.ts'

// File systems and busy computers take their time.
vi.setConfig({ testTimeout: 60_000 })

let siteDir: string
let watcher: PathWatcher
const onChange = vi.fn<(change: Change) => void>()

beforeEach(() => open())
afterEach(() => close())

function open(): void {
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'gwdocs-test-')))
  const onError = (error: unknown) => {
    throw error
  }
  watcher = createPathWatcher({ siteDir, onChange, onError })
  onChange.mockClear()
}

async function close(): Promise<void> {
  await watcher.close()
  rmSync(siteDir, { recursive: true })
}

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true })
  writeFileSync(join(siteDir, path), text)
}

function add(...paths: readonly string[]): Promise<readonly string[]> {
  return watcher.add(paths.map((path) => join(siteDir, path)))
}

async function expectChange(): Promise<void> {
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 15_000)
  onChange.mockClear()
}

/** A watcher needs a while to find the file that took the place of another. */
const found = () => new Promise((resolve) => setTimeout(resolve, 500))

const folders = ['docs', 'blog', 'src/pages', 'static', 'i18n/zh']

test('a save in the moment in which watching begins is seen', async () => {
  for (let round = 0; round < 15; round++) {
    write('docs/deep/first.md', '# First')
    await add(...folders)
    write('docs/deep/first.md', `# Round ${String(round)}`)
    await expectChange()
    await close()
    open()
  }
})

test('what is there already is no change', async () => {
  write('docs/first.md')
  await add(...folders)
  write('docs/second.md')
  await expectChange()
  expect(onChange).not.toHaveBeenCalled()
})

test.each<[string, string, () => void]>([
  ['a missing folder comes', 'docs', () => write('docs/first.md')],
  ['a folder comes in a missing one', 'src/pages', () => write('src/pages/a')],
  ['a missing file comes', 'sidebars.ts', () => write('sidebars.ts')],
])('%s', async (_, path, change) => {
  await add(path)
  change()
  await expectChange()
})

test('a file that an editor puts in the place of another is watched on', async () => {
  write('main.ts', '1')
  await add('main.ts')
  for (const text of ['2', '3']) {
    write('main.ts.new', text)
    renameSync(join(siteDir, 'main.ts.new'), join(siteDir, 'main.ts'))
    await expectChange()
    await found()
    onChange.mockClear()
    write('main.ts', `${text} and more`)
    await expectChange()
  }
})

test('a folder that was taken away is watched when it comes back', async () => {
  write('docs/first.md')
  await add('docs')
  rmSync(join(siteDir, 'docs'), { recursive: true })
  await expectChange()
  await found()
  onChange.mockClear()
  write('docs/first.md')
  await expectChange()
})

test('only what was not watched yet is named', async () => {
  expect(await add('docs', 'blog')).toHaveLength(2)
  expect(await add('docs', 'main.go')).toEqual([join(siteDir, 'main.go')])
  write('main.go')
  await expectChange()
})

test('other files of the site do not matter', async () => {
  write('docs/first.md')
  await add('docs')
  write('notes/own.md')
  write('build/index.html')
  write('docs/first.md', '# First')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 15_000)
  const paths = onChange.mock.calls.map(([{ path }]) => path)
  expect([...new Set(paths)]).toEqual([join(siteDir, 'docs/first.md')])
})
