import { SaxesParser } from 'saxes'

export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Text that stands directly in the element, CDATA among it. */
  readonly text: string
}

type Open = XmlElement & { children: XmlElement[]; text: string }

/** Parses XML with namespaces as XML 1.0 has it. Throws at the first thing that is not well-formed. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const stack: Open[] = [open('', {})]
  const top = () => stack.at(-1) as Open
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [
      key,
      value,
    ])
    const element = open(name, Object.fromEntries(values))
    top().children.push(element)
    stack.push(element)
  })
  parser.on('closetag', () => void stack.pop())
  parser.on('text', (value) => (top().text += value))
  parser.on('cdata', (value) => (top().text += value))
  parser.write(text).close()
  return top().children[0] as XmlElement
}

function open(name: string, attributes: Record<string, string>): Open {
  return { name, attributes, children: [], text: '' }
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Text of the only child of this name. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const found = childrenOf(element, name)
  if (found.length > 1) throw new Error(`${element.name} has two ${name}`)
  return found[0]?.text
}
