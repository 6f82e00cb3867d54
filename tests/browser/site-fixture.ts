import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  test as base,
} from '@playwright/test'
import { gwdocs, type Served, serve } from '../harness/gwdocs.ts'
import { copySite, fixture, type SiteCopy } from '../harness/site-copy.ts'
import { type Runtime, withRuntime } from '../harness/with-runtime.ts'
import { builtSite } from './build-site.ts'
import { siteDir } from './site-source.ts'

export type SiteOptions = {
  /** `built`: a built site behind `gwdocs serve`; `watched`: `gwdocs serve --watch`. */
  readonly mode: 'built' | 'watched'
  /** What renders the components of the sites. */
  readonly runtime: Runtime
}

type WorkerFixtures = SiteOptions & {
  /** Where this worker's server shows the site; relative addresses start there too. */
  readonly siteUrl: string
  /** A site of `tests/fixtures`, as this worker shows it in the way of `mode`. */
  readonly shownFixture: (name: string) => Promise<ShownFixture>
  /** Where it is shown, without a slash at the end. */
  readonly fixtureUrl: (name: string) => Promise<string>
}

type ShownFixture = Served & Pick<SiteCopy, 'dir' | 'remove'>

/** A fixture site that a test may change while it is served. */
export type ServedCopy = Served & Pick<SiteCopy, 'dir' | 'write'>

type TestFixtures = {
  /** Declares messages that a journey provokes; any other one fails the test. */
  readonly provokes: (...patterns: readonly RegExp[]) => void
  /** Serves a copy of a site of `tests/fixtures`, watching it. */
  readonly serveFixture: (name: string) => Promise<ServedCopy>
}

/** Every test watches the console, too: a warning is a failure. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['built', { option: true, scope: 'worker' }],
  runtime: ['react', { option: true, scope: 'worker' }],

  siteUrl: [
    async ({ mode, runtime }, provide) => {
      if (mode === 'built') {
        const served = await serve(siteDir, ['--out-dir', builtSite(runtime)])
        await provide(served.url)
        await served.stop()
        return
      }
      // Whoever saves a file of the site meanwhile would load the tests' pages anew.
      const copy = copySite(siteDir)
      withRuntime(copy, runtime)
      const served = await serve(copy.dir, ['--watch'])
      await provide(served.url)
      await served.stop()
      copy.remove()
    },
    { scope: 'worker' },
  ],

  shownFixture: [
    async ({ mode, runtime }, provide) => {
      const sites = new Map<string, Promise<ShownFixture>>()
      await provide((name) => {
        const site = sites.get(name) ?? serveCopy(name, { mode, runtime })
        sites.set(name, site)
        return site
      })
      for (const site of sites.values()) {
        const { stop, remove } = await site
        await stop()
        remove()
      }
    },
    { scope: 'worker' },
  ],

  fixtureUrl: [
    async ({ shownFixture }, provide) => {
      await provide(async (name) =>
        (await shownFixture(name)).url.replace(/\/$/, ''),
      )
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),

  provokes: [
    async ({ context }, provide) => {
      const seen = collectMessages(context)
      const declared: RegExp[] = []
      await provide((...patterns) => void declared.push(...patterns))
      // What a page still asks for when its journey is over is nobody's any more.
      for (const page of context.pages())
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      const unexpected = seen.filter(
        (message) => !declared.some((pattern) => pattern.test(message)),
      )
      expect(unexpected, 'messages in the console').toEqual([])
    },
    { auto: true },
  ],

  serveFixture: async ({ context, runtime }, provide) => {
    const copies: (SiteCopy & Served)[] = []
    await provide(async (name) => {
      const copy = copySite(fixture(name))
      withRuntime(copy, runtime)
      const served = await serve(copy.dir, ['--watch'])
      copies.push({ ...copy, ...served })
      return { ...served, dir: copy.dir, write: copy.write }
    })
    // A page that is still open would complain that its server is gone.
    for (const page of context.pages()) await page.close()
    for (const { stop, remove } of copies) {
      await stop()
      remove()
    }
  },
})

export { expect }

async function serveCopy(
  name: string,
  { mode, runtime }: SiteOptions,
): Promise<ShownFixture> {
  const copy = copySite(fixture(name))
  withRuntime(copy, runtime)
  if (mode === 'watched') {
    return { ...copy, ...(await serve(copy.dir, ['--watch'])) }
  }
  const { code, stderr } = await gwdocs(['build', copy.dir])
  if (code !== 0) throw new Error(`${name} could not be built:\n${stderr}`)
  return { ...copy, ...(await serve(copy.dir)) }
}

/** Console errors and warnings, and errors that nobody caught: hydration mismatches are such. */
function collectMessages(context: BrowserContext): readonly string[] {
  const seen: string[] = []
  context.on('console', (message: ConsoleMessage) => {
    const type = message.type()
    if (type !== 'error' && type !== 'warning') return
    seen.push(`${type}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (each) => {
    seen.push(`uncaught: ${each.error().message}`)
  })
  return seen
}
