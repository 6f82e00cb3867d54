import type { RegexEngine } from '@shikijs/types'
import { expect, test, vi } from 'vitest'
import { shareScanners } from './share-scanners.ts'

function countingEngine() {
  const dispose = vi.fn()
  const createScanner = vi.fn(() => ({
    findNextMatchSync: () => null,
    dispose,
  }))
  const engine: RegexEngine = {
    createScanner,
    createString: (content) => ({ content }),
  }
  return { engine: shareScanners(engine), createScanner, dispose }
}

test('equal patterns are compiled once, and stay when one of their users is done', () => {
  const { engine, createScanner, dispose } = countingEngine()
  const first = engine.createScanner(['a', /b/])
  expect(engine.createScanner(['a', /b/])).toBe(first)
  expect(engine.createScanner(['a'])).not.toBe(first)
  first.dispose?.()
  expect(createScanner).toHaveBeenCalledTimes(2)
  expect(dispose).not.toHaveBeenCalled()
})

test('what a text says makes patterns without end: these are not kept', () => {
  const { engine, dispose } = countingEngine()
  const last = Array.from({ length: 4001 }, (_, index) =>
    engine.createScanner([String(index)]),
  ).at(-1)
  expect(engine.createScanner(['4000'])).not.toBe(last)
  last?.dispose?.()
  expect(dispose).toHaveBeenCalledTimes(1)
})
