import type { Diagnostic, ReplaceableName, ResolvedConfig } from '@gwdocs/core'
import type { Replacements } from '@gwdocs/theme/server'
import { placeOfThrow } from '../bundle/place-of-throw.ts'
import { placeOf } from '../bundle/replacements.ts'

/** Draws a page with these replacements; throws what they throw. */
export type Draw = (replacements: Replacements) => string

export type Blamed = { readonly name: ReplaceableName; readonly error: unknown }

/**
 * The replacements for which a page cannot be drawn: those that fail alone and, where none
 * does, those without which the others work. Empty where none of them is at fault.
 */
export function findFailing(draw: Draw, all: Replacements): Blamed[] {
  const names = namesOf(all)
  const together = attempt(draw, all)
  if (!together || attempt(draw, {})) return []
  const alone = names.flatMap((name) => {
    const failed = attempt(draw, { [name]: all[name] })
    return failed ? [{ name, ...failed }] : []
  })
  if (alone.length > 0) return alone
  return names
    .filter((name) => !attempt(draw, without(all, [name])))
    .map((name) => ({ name, ...together }))
}

export function namesOf(replacements: Replacements): ReplaceableName[] {
  return Object.keys(replacements) as ReplaceableName[]
}

export function without(
  replacements: Replacements,
  names: readonly ReplaceableName[],
): Replacements {
  const rest = Object.entries(replacements).filter(
    ([name]) => !names.includes(name as ReplaceableName),
  )
  return Object.fromEntries(rest)
}

/** What was thrown; undefined where nothing was. */
function attempt(
  draw: Draw,
  replacements: Replacements,
): { readonly error: unknown } | undefined {
  try {
    draw(replacements)
    return undefined
  } catch (error) {
    return { error }
  }
}

/** A component of the site that threw in the place of one of the theme's. */
export function explainFailing(
  { name, error }: Blamed,
  siteDir: string,
  config: Pick<ResolvedConfig, 'configFile'>,
): Diagnostic {
  const message = error instanceof Error ? error.message : String(error)
  return {
    code: 'component-failed',
    severity: 'error',
    message: `The component that stands in place of \`${name}\` could not be rendered: ${message.replace(/\.$/, '')}.`,
    hint: hintFor(name, error),
    place: placeOfThrow(error, siteDir) ?? placeOf(name, config),
  }
}

function hintFor(name: ReplaceableName, error: unknown): string {
  return error instanceof RangeError
    ? `a component that shows what it replaces imports it from \`@theme-original/${name}\`.`
    : `it gets the props \`${name}Props\` of \`@gwdocs/theme\`; what needs the browser belongs into an effect.`
}
