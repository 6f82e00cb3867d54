import { readDoc } from '../browser/site-source.ts'
import { test } from '../browser/site-fixture.ts'
import { measureLoad, slowDown } from './measure-load.ts'
import { measureNavigation } from './measure-navigation.ts'
import { medians, printFigures } from './print-figures.ts'

/** The machine does other things, too: of so many rounds, the middle one counts. */
const rounds = 7

test('what readers wait for on a docs page', async ({
  browser,
  siteUrl,
  runtime,
}) => {
  const found: Record<string, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ baseURL: siteUrl })
    const page = await context.newPage()
    const session = await slowDown(page)
    const load = await measureLoad(page, session, '/tutorial/routing')
    const go = (id: string, prefetch: boolean) =>
      measureNavigation(page, readDoc(id).title, prefetch)
    found.push({
      ...load,
      'next page, ms': await go('tutorial/request', false),
      'next page after prefetch, ms': await go('tutorial/response', true),
    })
    await context.close()
  }
  printFigures(runtime, medians(found))
})
