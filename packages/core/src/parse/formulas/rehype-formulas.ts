import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import temml from 'temml'
import { visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'

/**
 * Draws formulas as MathML, which browsers show without a script, a font or a style sheet of
 * their own. A formula with a mistake is reported where it stands, and shown as it is written.
 */
export function rehypeFormulas() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'gw-math') return
      const tex = String(node.properties['tex'] ?? '')
      const isDisplay = node.properties['display'] === 'true'
      const drawn = draw(tex, isDisplay)
      if ('mistake' in drawn) report(node, drawn.mistake, file)
      show(node, isDisplay, 'mistake' in drawn ? asCode(tex) : drawn.children)
      // For who wants the text, not the drawing.
      Object.assign(node, { data: { tex } })
    })
  }
}

type Drawn =
  { readonly children: ElementContent[] } | { readonly mistake: string }

function draw(tex: string, displayMode: boolean): Drawn {
  try {
    const html = temml.renderToString(tex, { displayMode, throwOnError: true })
    const { children } = fromHtml(html, { fragment: true })
    return { children: children as ElementContent[] }
  } catch (error) {
    return { mistake: reasonOf(error) }
  }
}

/** The first line without the place, which counts within the formula. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.trim().split('\n')[0] ?? '')
    .replace(/ at (?:position \d+|end of input)(?::.*)?$/, '')
    .replace(/\.$/, '')
}

function report(node: Element, reason: string, file: VFile): void {
  file.message(`formula-invalid:${reason}`, { place: node.position })
}

/** A wide formula scrolls by itself, by touch and by keyboard. */
function show(
  node: Element,
  isDisplay: boolean,
  children: ElementContent[],
): void {
  node.tagName = isDisplay ? 'div' : 'span'
  node.properties = isDisplay
    ? { className: ['gw-math'], tabIndex: 0 }
    : { className: ['gw-math-inline'] }
  node.children = children
}

function asCode(tex: string): ElementContent[] {
  const text = { type: 'text' as const, value: tex }
  return [
    { type: 'element', tagName: 'code', properties: {}, children: [text] },
  ]
}
