import type { Element } from 'hast'
import { visit } from 'unist-util-visit'

/** Up to the next `;` that stands in no string and in no brackets. */
const declaration = /(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g

/**
 * Leaves declarations out that are none, as browsers do: reading the styles of an element
 * would fail for one of them.
 */
export function keepReadableStyles(svg: Element): void {
  visit(svg, 'element', ({ properties }) => {
    const { style } = properties
    if (typeof style !== 'string') return
    const readable = (style.match(declaration) ?? []).filter((each) =>
      /^\s*-*[a-z][\w-]*\s*:\s*\S/i.test(each),
    )
    if (readable.length > 0) properties['style'] = readable.join(';')
    else delete properties['style']
  })
}
