/** Stands for `style=` in markup that is parsed again. */
const inertStyle = ' data-gw-style="'

export type CollectedStyles = {
  /** The rules that were added since the last time; they hold no longer. */
  readonly take: () => string
}

/**
 * Lets a library style what it measures although the policy forbids inline styles: `style`
 * elements that it adds become adopted sheets, and `style` attributes are set through the
 * object model. Both are what a script may do under any policy. Markup that is parsed again
 * keeps its styles under another name, until `restoreStyles`.
 *
 * @see CSP Level 3, 4.2.3 and 6.7.3: constructed sheets and the object model are not inline
 */
export function collectStyles(page: Document): CollectedStyles {
  let rules = ''
  adoptStyles((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    rules += text
  })
  setStylesByObject()
  parseStylesInert()
  return {
    take: () => {
      const taken = rules
      rules = ''
      page.adoptedStyleSheets = []
      return taken
    },
  }
}

/** Markup as it was meant, for a document of its own. */
export function restoreStyles(markup: string): string {
  return markup.replaceAll(inertStyle, ' style="')
}

function adoptStyles(adopt: (text: string) => void): void {
  for (const name of ['insertBefore', 'appendChild'] as const) {
    const insert = Node.prototype[name] as (
      this: Node,
      node: Node,
      next: Node | null,
    ) => Node
    Node.prototype[name] = function (this: Node, node: Node, next: Node) {
      const isStyle = node instanceof Element && node.localName === 'style'
      const text = isStyle ? (node.textContent ?? '') : ''
      if (text === '') return insert.call(this, node, next ?? null)
      adopt(text)
      return node
    } as never
  }
}

function setStylesByObject(): void {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name: string, value: string) {
    const isStyled = this instanceof HTMLElement || this instanceof SVGElement
    if (name === 'style' && isStyled) this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
}

/** A policy holds for documents that a script parses, too: each style would be an error. */
function parseStylesInert(): void {
  const { parseFromString } = DOMParser.prototype
  DOMParser.prototype.parseFromString = function (text, type) {
    const inert = String(text).replaceAll(' style="', inertStyle)
    return parseFromString.call(this, inert, type)
  }
}
