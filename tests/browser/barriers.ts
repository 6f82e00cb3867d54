import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const require = createRequire(import.meta.url)
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = {
  readonly axe?: {
    readonly run: (options: object) => Promise<AxeResults>
  }
}

/** Rules for what another colour mode changes: colours, and which of two pictures shows. */
export const rulesOfColorMode = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
]

/**
 * What stands in the way of readers, as rule and elements; equal to [] where nothing does.
 * `only` names rules; by default all are tried.
 */
export async function findBarriers(
  page: Page,
  only?: readonly string[],
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axeSource)
  return page.evaluate(async (runOnly) => {
    // A colour on its way to another one is nobody's choice; parts of a part follow it.
    const transitions = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition)
    for (let moving = transitions(); moving.length > 0; moving = transitions())
      for (const each of moving) each.finish()
    const { axe } = window as WithAxe
    const options = {
      resultTypes: ['violations'],
      preload: false,
      ...(runOnly && { runOnly }),
    }
    const { violations } = (await axe?.run(options)) ?? { violations: [] }
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, only)
}
