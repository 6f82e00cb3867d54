import { expect, test } from 'vitest'
import { atATime } from './at-a-time.ts'

test('so much is under way at a time, all is done, and failures make room', async () => {
  const run = atATime(3)
  let now = 0
  let most = 0
  const work = async (index: number) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setImmediate(resolve))
    now--
    if (index % 4 === 0) throw new Error(`${index}`)
    return index
  }
  const all = Array.from({ length: 20 }, (_, index) => run(() => work(index)))
  const settled = await Promise.allSettled(all)
  expect(most).toBe(3)
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(settled[19]).toEqual({ status: 'fulfilled', value: 19 })
})
