import type { Diagnostic } from '@gwdocs/core'
import { placeOfThrow } from '../bundle/place-of-throw.ts'

export type Crash = {
  readonly error: unknown
  /** The page. */
  readonly file: string
  readonly siteDir: string
}

/** A page whose own code threw while it was rendered. */
export function explainCrash({ error, file, siteDir }: Crash): Diagnostic {
  const message = error instanceof Error ? error.message : String(error)
  return {
    code: 'page-render-failed',
    severity: 'error',
    message: `The page threw while it was rendered: ${message.replace(/\.$/, '')}.`,
    hint: hintFor(message, file),
    place: placeOfThrow(error, siteDir) ?? { type: 'file', file },
  }
}

/** Names that only browsers know. */
const browserOnly =
  /^(?:window|document|navigator|location|localStorage|sessionStorage|matchMedia)$/

function hintFor(message: string, file: string): string {
  const [, name] = /^([\w$]+) is not defined/.exec(message) ?? []
  if (name === undefined)
    return 'mend the code that threw; what fails only here belongs into an effect.'
  if (browserOnly.test(name))
    return 'the first render must not use the browser; put such work into an effect.'
  return /\.mdx?$/.test(file)
    ? `define or import \`${name}\`, or write \`\\{\` where a brace is text.`
    : `define or import \`${name}\`.`
}
