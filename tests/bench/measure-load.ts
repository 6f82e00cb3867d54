import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { holdClient } from '../browser/interceptions.ts'

/** A laptop of some years, and a network of average quality. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  })
  await session.send('Performance.enable')
  return session
}

export type Load = Readonly<
  Record<
    | 'script, gzip bytes'
    | 'styles, gzip bytes'
    | 'requests'
    | 'layout shift'
    | 'hydration, main-thread ms',
    number
  >
>

/** Loads a page; its client comes when everything else is done. */
export async function measureLoad(
  page: Page,
  session: CDPSession,
  path: string,
): Promise<Load> {
  const sizes = { script: 0, stylesheet: 0 }
  let requests = 0
  const bodies: Promise<void>[] = []
  page.on('request', () => requests++)
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    const add = (body: Buffer) => {
      sizes[type] += gzipSync(body, { level: 9 }).length
    }
    bodies.push(response.body().then(add))
  })
  const release = await holdClient(page)
  const asked = page.waitForRequest(/\/assets\/client-/)
  await page.goto(path)
  await asked
  const before = await taskDuration(session)
  release()
  await page.locator('html[data-gw-hydrated="page"]').waitFor()
  const after = await taskDuration(session)
  await Promise.all(bodies)
  return {
    'script, gzip bytes': sizes.script,
    'styles, gzip bytes': sizes.stylesheet,
    requests,
    'layout shift': await layoutShift(page),
    'hydration, main-thread ms': (after - before) * 1000,
  }
}

/** Seconds for which the main thread has been busy. */
async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}
