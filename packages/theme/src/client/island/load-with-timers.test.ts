import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoadState, loadWithTimers } from './load-with-timers.ts'

type Answer = {
  readonly arrive: (module: string) => void
  readonly fail: (error: Error) => void
}

/** A module that arrives when the test says so, and what was said of it. */
function loadByHand() {
  const states: LoadState['type'][] = []
  const answers: Answer[] = []
  let retry = (): void => undefined
  const loaded = loadWithTimers({
    load: () =>
      new Promise<string>((arrive, fail) => answers.push({ arrive, fail })),
    delay: 200,
    timeout: 10_000,
    onState: ({ type }, again) => {
      states.push(type)
      retry = again
    },
  })
  return { states, answers, loaded, retry: () => retry() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a module that comes at once is not spoken of', async () => {
  const { states, answers, loaded } = loadByHand()
  answers[0]?.arrive('it')
  await expect(loaded).resolves.toBe('it')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states).toEqual(['quiet', 'quiet'])
})

test('after the delay it loads, after the timeout it has failed', async () => {
  const { states } = loadByHand()
  await vi.advanceTimersByTimeAsync(199)
  expect(states).toEqual(['quiet'])
  await vi.advanceTimersByTimeAsync(1)
  expect(states).toEqual(['quiet', 'loading'])
  await vi.advanceTimersByTimeAsync(9_799)
  expect(states).toEqual(['quiet', 'loading'])
  await vi.advanceTimersByTimeAsync(1)
  expect(states).toEqual(['quiet', 'loading', 'timed-out'])
})

test('what comes after the timeout is still wanted', async () => {
  const { states, answers, loaded } = loadByHand()
  await vi.advanceTimersByTimeAsync(10_000)
  answers[0]?.arrive('it')
  await expect(loaded).resolves.toBe('it')
  expect(states.at(-1)).toBe('quiet')
})

test('a failure ends both timers', async () => {
  const { states, answers } = loadByHand()
  answers[0]?.fail(new Error('gone'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states).toEqual(['quiet', 'failed'])
})

test('another try starts both timers anew', async () => {
  const { states, answers, loaded, retry } = loadByHand()
  answers[0]?.fail(new Error('gone'))
  await vi.advanceTimersByTimeAsync(5_000)
  retry()
  await vi.advanceTimersByTimeAsync(200)
  expect(states).toEqual(['quiet', 'failed', 'quiet', 'loading'])
  await vi.advanceTimersByTimeAsync(9_800)
  expect(states.at(-1)).toBe('timed-out')
  answers[1]?.arrive('it')
  await expect(loaded).resolves.toBe('it')
})

test('the failure of a try that was given up is not spoken of', async () => {
  const { states, answers, retry } = loadByHand()
  await vi.advanceTimersByTimeAsync(10_000)
  retry()
  answers[0]?.fail(new Error('gone'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('quiet')
})
