import { decodeEntities } from './decode-entities.ts'
import { hashOf } from '../bundle/content-hash.ts'

export type WithoutStyles = {
  readonly html: string
  /** The rules that stand for the attributes; empty where there were none. */
  readonly css: string
}

/** A script, whose text is none of the page's tags, or a start tag. */
const scriptOrTag =
  /<script\b[^]*?<\/script>|<[a-z][^\s/>]*(?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)+\s*\/?>/gi

const attribute = /\s+([^\s=<>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g

/**
 * `style` attributes, which the site's own components write, become classes that their content
 * names: the Content-Security-Policy forbids the attributes. Each element keeps its
 * declarations as data, which the browser turns into a style again before it hydrates.
 */
export function takeStyles(html: string): WithoutStyles {
  const rules = new Map<string, string>()
  const taken = html.replace(scriptOrTag, (tag) => {
    const style = /^<script/i.test(tag) ? undefined : valueOf(tag, 'style')
    if (style === undefined) return tag
    const declarations = decodeEntities(style).trim().replace(/;$/, '')
    // What is no list of declarations could end the rule, or take in the next one; it is
    // left, and reported.
    if (/[{}<]|\/\*(?![^]*\*\/)/.test(declarations)) return tag
    const bare = replaceAttribute(tag, 'style', '')
    if (declarations === '') return bare
    const name = `gws-${hashOf(declarations)}`
    rules.set(name, declarations)
    return addClass(bare, name).replace(
      /\s*\/?>$/,
      (end) => ` data-gw-inline-style="${quoted(declarations)}"${end}`,
    )
  })
  return { html: taken, css: styleRules(rules) }
}

/** Rules that win over all others of their page, as the attributes would. */
export function styleRules(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declarations]) => `.${name}:not(#\\_){${declarations}}\n`)
    .join('')
}

function addClass(tag: string, name: string): string {
  const own = valueOf(tag, 'class')
  if (own === undefined)
    return tag.replace(/^<[^\s/>]+/, (start) => `${start} class="${name}"`)
  const names = `${own.replaceAll('"', '&quot;')} ${name}`.trim()
  return replaceAttribute(tag, 'class', ` class="${names}"`)
}

function valueOf(tag: string, name: string): string | undefined {
  const found = [...tag.matchAll(attribute)].find(
    ([, each = '']) => each.toLowerCase() === name,
  )
  return found && (found[2] ?? found[3] ?? found[4] ?? '')
}

function replaceAttribute(tag: string, name: string, text: string): string {
  return tag.replace(attribute, (whole, each: string) =>
    each.toLowerCase() === name ? text : whole,
  )
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
