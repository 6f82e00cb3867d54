import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { makeSite } from '../builds/bench-site.ts'
import type { Corpus } from '../builds/corpus.ts'
import type { Tool } from '../builds/tools/tool.ts'
import { type DevServer, pause, startServer } from './dev-server.ts'

export type Saving = {
  readonly tool: string
  readonly pages: number
  /** From the start of the command to a page in the browser, in milliseconds: with nothing kept from before. */
  readonly coldStart: number
  /** The same for the second start. */
  readonly warmStart: number
  /** From each save to its text in the page, in milliseconds. */
  readonly saves: readonly number[]
  /** Of the server after the first and after the last save, in megabytes. */
  readonly memory: readonly [number, number]
}

export type MeasureSaving = {
  readonly browser: Browser
  readonly folder: string
  readonly corpus: Corpus
  readonly saves: number
}

/** What a writer waits for: until the first page is there, and until what was saved is in it. */
export async function measureSaving(
  tool: Tool,
  { browser, folder, corpus, saves }: MeasureSaving,
): Promise<Saving> {
  const siteDir = makeSite(folder, tool, corpus)
  const { serve } = tool
  if (!serve) throw new Error(`${tool.name} has no server to be measured.`)
  const middle = corpus.pages[Math.floor(corpus.pages.length / 2)]
  if (!middle) throw new Error('The corpus is empty.')
  const file = join(siteDir, tool.contentFolder, middle.path)
  const open = async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const started = performance.now()
    const server = await startServer((port) => serve(siteDir, port))
    await show(page, server, middle.path)
    return { page, server, time: performance.now() - started }
  }
  const close = async ({ page, server }: Awaited<ReturnType<typeof open>>) => {
    await page.context().close()
    await server.stop()
  }
  const cold = await open()
  // What it keeps for the next start is written after the first page.
  await pause(3000 + 5 * corpus.pages.length)
  await close(cold)
  const warm = await open()
  // What a tool does after the first page is no part of a save.
  await pause(3000)
  const times: number[] = []
  const memory: number[] = []
  for (let save = 0; save < saves + 1; save++) {
    times.push(await timeSave(warm.page, file, save))
    memory.push(warm.server.memory())
    await pause(600)
  }
  await close(warm)
  return {
    tool: tool.name,
    pages: corpus.pages.length,
    coldStart: cold.time,
    warmStart: warm.time,
    // The first one warms up what a writer has warm all day.
    saves: times.slice(1),
    memory: [memory[0] ?? 0, memory.at(-1) ?? 0],
  }
}

/** Waits until a page shows its text; a server may answer before it is able to. */
async function show(
  page: Page,
  { url, check }: DevServer,
  path: string,
): Promise<void> {
  const address = new URL(path.replace(/\.md$/, ''), url).href
  const title = `Page ${/(\d+)\.md$/.exec(path)?.[1] ?? ''}`
  for (;;) {
    check()
    await page.goto(address).catch(() => undefined)
    const heading = page.getByRole('heading', { level: 1, name: title })
    const isShown = await heading
      .waitFor({ timeout: 30_000 })
      .then(() => true)
      .catch(() => false)
    if (isShown) return
  }
}

/** Writes another paragraph into the first section, and waits for it. Out: milliseconds. */
async function timeSave(
  page: Page,
  file: string,
  save: number,
): Promise<number> {
  const words = `This was saved as number ${save}.`
  const text = readFileSync(file, 'utf8').replace(
    /\nThis was saved as number \d+\.\n/,
    '',
  )
  const seen = page.waitForFunction(
    (text) => document.querySelector('main')?.textContent?.includes(text),
    words,
    { timeout: 60_000 },
  )
  await pause(50)
  const started = performance.now()
  writeFileSync(file, text.replace('\n- first:', `\n${words}\n\n- first:`))
  await seen
  return performance.now() - started
}
