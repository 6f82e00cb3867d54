import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const require = createRequire(import.meta.url)
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = {
  readonly axe?: {
    readonly run: (context: object, options: object) => Promise<AxeResults>
  }
}

/** Which part of the rules is tried; what a look at the same page has told is left out. */
export type Look = {
  /** Names of rules; all by default. */
  readonly only?: readonly string[]
  /** Whether the colours of code are known: its width does not change them. */
  readonly knowsCode?: boolean
}

/** Rules for what another colour mode changes: colours, and which of two pictures shows. */
export const rulesOfColorMode = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
]

/** What stands in the way of readers, as rule and elements; equal to [] where nothing does. */
export async function findBarriers(
  page: Page,
  look: Look = {},
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axeSource)
  return page.evaluate(async ({ only, knowsCode }) => {
    // A colour on its way to another one is nobody's choice; parts of a part follow it.
    const transitions = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition)
    for (let moving = transitions(); moving.length > 0; moving = transitions())
      for (const each of moving) each.finish()
    const { axe } = window as WithAxe
    const run = async (context: object, options: object) => {
      const common = { resultTypes: ['violations'], preload: false }
      const results = await axe?.run(context, { ...common, ...options })
      return results?.violations ?? []
    }
    const ofColors = ['color-contrast']
    const isWanted = (rule: string) => only?.includes(rule) ?? true
    const violations =
      knowsCode && ofColors.some(isWanted)
        ? [
            ...(await run({ exclude: [['pre']] }, { runOnly: ofColors })),
            ...(await run(document, {
              rules: { 'color-contrast': { enabled: false } },
              ...(only && {
                runOnly: only.filter((rule) => !ofColors.includes(rule)),
              }),
            })),
          ]
        : await run(document, only ? { runOnly: only } : {})
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, look)
}
