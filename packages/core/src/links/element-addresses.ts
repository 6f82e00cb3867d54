import type { Element } from 'hast'
import type { RawLink } from '../parse/parsed-file.ts'

/** Elements whose addresses the build resolves → the properties that hold them. */
const properties: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  audio: ['src'],
  embed: ['src'],
  img: ['src', 'srcSet'],
  object: ['data'],
  source: ['src', 'srcSet'],
  track: ['src'],
  video: ['src', 'poster'],
}

/** Whether the build resolves what this attribute of an element says. */
export function isAddress(tagName: string, property: string): boolean {
  return (properties[tagName] ?? []).includes(property)
}

/** The addresses that an element asks for, in the order in which `setAddresses` takes them. */
export function addressesOf(node: Element): RawLink[] {
  const { tagName } = node
  return usedProperties(node).flatMap(([name, value]) => {
    const kind =
      tagName === 'a'
        ? 'link'
        : tagName === 'img' && name === 'src'
          ? 'image'
          : 'file'
    return urlsIn(name, value).map((url) => ({ kind, url }))
  })
}

/** Writes the addresses that a page uses in place of those that the author wrote. */
export function setAddresses(node: Element, hrefs: readonly string[]): void {
  let next = 0
  for (const [name, value] of usedProperties(node)) {
    const urls = urlsIn(name, value)
    const own = hrefs.slice(next, next + urls.length)
    next += urls.length
    node.properties[name] =
      name === 'srcSet' ? withUrls(value, own) : (own[0] ?? value)
  }
}

function usedProperties(node: Element): [string, string][] {
  return (properties[node.tagName] ?? []).flatMap(
    (name): [string, string][] => {
      const value = node.properties[name]
      return typeof value === 'string' ? [[name, value]] : []
    },
  )
}

/** `a.png 1x, b.png 2x`; an address with a comma of its own has no space behind it. */
const candidate = /(^\s*|,\s+|(?<=\s[\d.]+[wx]),)(\S+?)(?=,?(?:\s|$))/g

function urlsIn(name: string, value: string): string[] {
  if (name !== 'srcSet') return [value]
  // A `data:` address has commas within.
  return /^\s*data:/i.test(value)
    ? []
    : [...value.matchAll(candidate)].map(([, , url = '']) => url)
}

function withUrls(value: string, urls: readonly string[]): string {
  let next = 0
  return urls.length === 0
    ? value
    : value.replace(
        candidate,
        (_, before: string, url: string) => before + (urls[next++] ?? url),
      )
}
