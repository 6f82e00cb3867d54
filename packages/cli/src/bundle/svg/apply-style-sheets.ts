import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

type Rule = { readonly selector: string; readonly declarations: string }

/**
 * Writes the rules of a drawing's style sheets onto the elements that they mean: a sheet within
 * a page would mean the whole page, and the page's policy forbids it. Rules for classes, ids
 * and names of elements are; what else a sheet says stays in it.
 */
export function applyStyleSheets(svg: Element): void {
  const styled = new Map<Element, string[]>()
  visit(svg, 'element', (style) => {
    if (style.tagName !== 'style') return
    const { rules, rest } = readRules(toString(style))
    for (const { selector, declarations } of rules) {
      visit(svg, 'element', (element) => {
        if (!matches(element, selector)) return
        styled.set(element, [...(styled.get(element) ?? []), declarations])
      })
    }
    style.children = rest === '' ? [] : [{ type: 'text', value: rest }]
  })
  for (const [{ properties }, declarations] of styled) {
    const own = properties['style']
    properties['style'] = [...declarations, ...(own ? [String(own)] : [])].join(
      ';',
    )
  }
  removeEmpty(svg)
}

const simple = /^[a-z*]*(?:[.#][\w-]+)?$/i

function readRules(css: string): { rules: Rule[]; rest: string } {
  const text = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
  const rules: Rule[] = []
  if (/@/.test(text)) return { rules, rest: text.trim() }
  const rest = text.replace(
    /([^{}]+)\{([^{}]*)\}/g,
    (whole, selectors: string, body: string) => {
      const each = selectors.split(',').map((selector) => selector.trim())
      if (!each.every((selector) => selector && simple.test(selector)))
        return whole
      const declarations = body.trim().replace(/;$/, '')
      rules.push(...each.map((selector) => ({ selector, declarations })))
      return ''
    },
  )
  // Names weigh less than classes, and these less than ids.
  const sorted = rules
    .map((rule, index) => ({ rule, index, weight: weightOf(rule.selector) }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index)
  return { rules: sorted.map(({ rule }) => rule), rest: rest.trim() }
}

function weightOf(selector: string): number {
  return selector.includes('#') ? 2 : selector.includes('.') ? 1 : 0
}

function matches({ tagName, properties }: Element, selector: string): boolean {
  const [, name = '', mark, value = ''] =
    /^([^.#]*)([.#])?(.*)$/.exec(selector) ?? []
  if (tagName === 'style') return false
  if (name !== '' && name !== '*' && name !== tagName) return false
  if (mark === '#') return properties['id'] === value
  const { className } = properties
  return mark !== '.' || (Array.isArray(className) && className.includes(value))
}

function removeEmpty(parent: Element): void {
  parent.children = parent.children.filter(
    (child) =>
      child.type !== 'element' ||
      child.tagName !== 'style' ||
      child.children.length > 0,
  )
  for (const child of parent.children)
    if (child.type === 'element') removeEmpty(child)
}
