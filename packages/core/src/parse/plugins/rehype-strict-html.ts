import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'
import { shortHash } from '../../shared/short-hash.ts'
import type { StyleClass } from '../parsed-file.ts'

/**
 * Keeps pages free of what a strict Content-Security-Policy forbids: event handlers and
 * inline scripts are taken out and reported; a `style` attribute becomes a class that its
 * content names.
 */
export function rehypeStrictHtml() {
  return (tree: Root, file: VFile) => {
    const styles = new Map<string, StyleClass>()
    file.data['styleClasses'] = styles
    visit(tree, 'element', (node, index, parent) => {
      removeEventHandlers(node, file)
      removeScriptAddress(node, file)
      if (typeof node.properties['style'] === 'string')
        styleByClass(node, styles)
      if (node.properties['align'] !== undefined) alignByClass(node)
      if (node.tagName !== 'script' || node.properties['src']) return undefined
      if (isData(node) || toString(node).trim() === '') return undefined
      file.message('inline-script', { place: node.position })
      if (!parent || index === undefined) return undefined
      parent.children.splice(index, 1)
      // What followed the script stands in its place now, and is looked at too.
      return [SKIP, index]
    })
  }
}

function removeEventHandlers(node: Element, file: VFile): void {
  const isHandler = (name: string) => /^on[a-z]/i.test(name)
  const names = Object.keys(node.properties).filter(isHandler)
  if (names.length === 0) return
  for (const name of names) {
    file.message(`event-handler:${name.toLowerCase()}`, {
      place: node.position,
    })
  }
  const kept = Object.entries(node.properties).filter(
    ([name]) => !isHandler(name),
  )
  node.properties = Object.fromEntries(kept)
}

/** `<a href="javascript:…">` is an inline script in an address. */
function removeScriptAddress(
  { properties, position }: Element,
  file: VFile,
): void {
  // Browsers skip control characters and spaces in front of and within the scheme.
  const address = String(properties['href'] ?? '').replace(/[\0-\x20]/g, '')
  if (!/^javascript:/i.test(address)) return
  file.message('script-address', { place: position })
  delete properties['href']
}

function styleByClass(
  { properties }: Element,
  styles: Map<string, StyleClass>,
): void {
  const declarations = String(properties['style']).trim().replace(/;$/, '')
  delete properties['style']
  if (declarations === '' || /[{}<]/.test(declarations)) return
  const name = `gws-${shortHash(declarations)}`
  styles.set(name, { name, declarations })
  const { className } = properties
  properties.className = [...(Array.isArray(className) ? className : []), name]
}

/** `<td align="right">` is obsolete HTML, and React would write a style for it. */
function alignByClass(node: Element): void {
  const { className } = node.properties
  const names = Array.isArray(className) ? className : []
  node.properties.className = [
    ...names,
    `gw-align-${String(node.properties['align'])}`,
  ]
  delete node.properties['align']
}

function isData({ properties }: Element): boolean {
  const type = typeof properties['type'] === 'string' ? properties['type'] : ''
  return type !== '' && type !== 'module' && !/javascript/.test(type)
}
