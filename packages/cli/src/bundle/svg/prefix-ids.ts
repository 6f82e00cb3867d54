import type { Element } from 'hast'
import { visit } from 'unist-util-visit'

/** Gives ids that a drawing itself refers to a name of its own: two drawings may share one page. */
export function prefixIds(svg: Element, prefix: string): void {
  const used = referredIds(svg)
  const rename = (id: string) => (used.has(id) ? `${prefix}-${id}` : id)
  visit(svg, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'string')
        properties[name] =
          name === 'id' ? rename(value) : renameReferences(value, name, rename)
      else if (Array.isArray(value) && /^aria/.test(name))
        properties[name] = value.map((each) => rename(String(each)))
    }
  })
}

const reference = /url\((["']?)#([^)"']+)\1\)/g

function referredIds(svg: Element): ReadonlySet<string> {
  const found = new Set<string>()
  visit(svg, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      const text = String(value)
      if (isAddress(name) && text.startsWith('#')) found.add(text.slice(1))
      if (/^aria/.test(name))
        for (const id of text.split(/[\s,]+/)) found.add(id)
      for (const [, , id = ''] of text.matchAll(reference)) found.add(id)
    }
  })
  return found
}

function renameReferences(
  value: string,
  name: string,
  rename: (id: string) => string,
): string {
  if (isAddress(name) && value.startsWith('#'))
    return `#${rename(value.slice(1))}`
  if (/^aria/.test(name)) return value.split(/\s+/).map(rename).join(' ')
  return value.replace(
    reference,
    (_, quote: string, id: string) => `url(${quote}#${rename(id)}${quote})`,
  )
}

function isAddress(name: string): boolean {
  return name === 'href' || name === 'xLinkHref'
}
