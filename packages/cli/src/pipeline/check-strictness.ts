import type { Diagnostic } from '@gwdocs/core'

/** An element with a `style` attribute; quotes keep other attributes' values apart. */
const styledTag = /<([a-z][\w-]*)(?:\s+[^\s=<>"]+(?:="[^"]*")?)*?\s+style="/i

/**
 * What the site's own components wrote into a page although the Content-Security-Policy
 * forbids it. Content is checked where it is parsed; components only show when they run.
 */
export function checkStrictness(html: string, file: string): Diagnostic[] {
  const tag = styledTag.exec(html)?.[1]
  if (tag === undefined) return []
  return [
    {
      code: 'inline-style',
      severity: 'error',
      message: `A component of the page writes a \`style\` attribute on \`<${tag}>\`, which the Content-Security-Policy of the site does not allow.`,
      hint: 'give the element a class, and the class its rules in a style sheet that the component imports.',
      place: { type: 'file', file },
    },
  ]
}
