import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from './store.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return join(made, '.gwdocs/cache')
}

const segmentsIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.segment'))
    .map((name) => join(dir, name))

/** A store that holds these values, on disk. */
function filled(values: Readonly<Record<string, unknown>>): string {
  const dir = folder()
  const store = openStore(dir)
  for (const [key, value] of Object.entries(values)) store.set(key, value)
  store.save()
  return dir
}

test.each<[string, unknown]>([
  ['text', '链接 a'],
  ['an object with what is undefined', { a: undefined, b: [1, null] }],
  ['a map', new Map([['a', new Set([1])]])],
  ['an expression as a parser gives it', { value: /a/g, bigint: 10n }],
])('%s comes back in another process', (_, value) => {
  const dir = filled({ key: value })
  expect(openStore(dir).get('key')).toStrictEqual(value)
  expect(openStore(dir).get('other')).toBeUndefined()
})

test('nothing is written without something new', () => {
  const dir = filled({ a: 1 })
  const store = openStore(dir)
  store.get('a')
  store.save()
  expect(segmentsIn(dir)).toHaveLength(1)
})

test('a clock that is set back loses nothing', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  const dir = folder()
  for (const [key, time] of [
    ['a', '2026-11-20'],
    ['b', '1999-12-31'],
    ['c', '2026-11-21'],
    ['d', '1970-01-01'],
  ] as const) {
    vi.setSystemTime(new Date(time))
    const store = openStore(dir)
    store.set(key, key)
    store.save()
  }
  const store = openStore(dir)
  expect(['a', 'b', 'c', 'd'].map(store.get)).toEqual(['a', 'b', 'c', 'd'])
})

test('git is told to leave the folder alone', () => {
  const dir = filled({ a: 1 })
  expect(readFileSync(join(dir, '../.gitignore'), 'utf8')).toBe('*\n')
})

/** Changes the bytes of the one segment. */
function damage(dir: string, change: (bytes: Buffer) => Buffer): void {
  const [file = ''] = segmentsIn(dir)
  writeFileSync(file, change(readFileSync(file)))
}

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['nothing is left of it', () => Buffer.alloc(0)],
  ['it ends too early', (bytes) => bytes.subarray(0, -1)],
  ['its head says nonsense', (bytes) => bytes.fill(255, 4, 8)],
  ['it is something else', () => Buffer.from('hello')],
  ['a bit of an entry is another', (bytes) => flip(bytes, bytes.length - 3)],
  ['a bit of the index is another', (bytes) => flip(bytes, 50)],
])('a damaged file is a miss, never a wrong value: %s', (_, change) => {
  const dir = filled({ key: 'a value of some length' })
  damage(dir, change)
  const store = openStore(dir)
  expect(store.get('key')).toBeUndefined()
  store.set('key', 'made again')
  store.save()
  expect(openStore(dir).get('key')).toBe('made again')
})

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

test('builds at the same time keep the results of both', () => {
  const dir = filled({ old: 0 })
  const one = openStore(dir)
  const two = openStore(dir)
  one.set('one', 1)
  two.set('two', 2)
  one.save()
  two.save()
  const later = openStore(dir)
  expect(['old', 'one', 'two'].map((key) => later.get(key))).toEqual([0, 1, 2])
})

test('what one build merges away, another can still read', () => {
  const first = 'first'.repeat(200)
  const dir = filled({ a: first })
  const limits = { segments: 12, bytes: 900 }
  const reading = openStore(dir)
  const merging = openStore(dir, limits)
  merging.set('b', 'second')
  merging.save()
  expect(segmentsIn(dir)).toHaveLength(1)
  expect(reading.get('a')).toBe(first)
  expect(openStore(dir).get('a')).toBe(first)
})

test('many builds leave few files', () => {
  const dir = folder()
  for (let build = 0; build < 40; build++) {
    const store = openStore(dir)
    store.set(`key ${build}`, build)
    store.save()
  }
  expect(segmentsIn(dir).length).toBeLessThanOrEqual(13)
  expect(openStore(dir).get('key 0')).toBe(0)
})

test('it stays within its bounds, and forgets what was not used lately', () => {
  const dir = folder()
  const limits = { segments: 100, bytes: 100_000 }
  const value = 'x'.repeat(10_000)
  for (let build = 0; build < 30; build++) {
    const store = openStore(dir, limits)
    store.get('used')
    store.set(build === 0 ? 'used' : `build ${build}`, value)
    store.save()
  }
  const bytes = segmentsIn(dir).map((file) => statSync(file).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(110_000)
  const store = openStore(dir)
  expect(store.get('used')).toBe(value)
  expect(store.get('build 29')).toBe(value)
  expect(store.get('build 1')).toBeUndefined()
})

test('a folder that cannot be written is no error', () => {
  const dir = folder()
  writeFileSync(join(dir, '../..', 'file'), '')
  const store = openStore(join(dir, '../..', 'file', 'cache'))
  store.set('a', 1)
  store.save()
  expect(existsSync(dir)).toBe(false)
})
