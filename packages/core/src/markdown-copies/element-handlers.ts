import type { Element } from 'hast'
import type { Handle, State } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type {
  BlockContent,
  Blockquote,
  Code,
  Paragraph,
  PhrasingContent,
} from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import { readSampleMeta } from '../samples/sample-meta.ts'

/** GitHub knows five kinds of alerts; ours go to the nearest. */
const alerts: Readonly<Record<string, string>> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION',
}

/** How elements of our own are written in Markdown. */
export const elementHandlers: Readonly<Record<string, Handle>> = {
  'gw-code': (_, node: Element) => codeOf(node),
  'gw-diagram': (_, node: Element) => codeOf(node),
  'gw-admonition': admonition,
  'gw-tabs': (state, node: Element) => state.toFlow(state.all(node)),
  'gw-tab-item': (state, node: Element) =>
    titled(
      state,
      node,
      String(node.properties['label'] ?? node.properties['value'] ?? ''),
    ),
  details: (state, node: Element) => {
    const summary = node.children.find(
      (child) => child.type === 'element' && child.tagName === 'summary',
    )
    const children = node.children.filter((child) => child !== summary)
    const title = summary
      ? toString(summary).trim()
      : String(node.properties['summary'] ?? '')
    return titled(state, { ...node, children }, title)
  },
  span: (state, node: Element) => inlineFormula(node) ?? state.all(node),
  div: (state, node: Element) => formula(node) ?? state.toFlow(state.all(node)),
}

function codeOf({ properties }: Element): Code {
  const { language, meta, code } = properties
  const { title } = readSampleMeta(typeof meta === 'string' ? meta : undefined)
  return {
    type: 'code',
    lang: typeof language === 'string' ? language : null,
    meta: title === undefined ? null : `title=${JSON.stringify(title)}`,
    value: String(code ?? '').replace(/\n$/, ''),
  }
}

function admonition(state: State, node: Element): Blockquote {
  const { kind, type, title, defaultTitle } = node.properties
  const own = node.children.find(
    (child) =>
      child.type === 'element' && child.tagName === 'gw-admonition-title',
  )
  const children = node.children.filter((child) => child !== own)
  const alert = alerts[String(kind ?? type)] ?? 'NOTE'
  const name = own ? toString(own).trim() : title
  const heading: PhrasingContent[] = [{ type: 'html', value: `[!${alert}]` }]
  const words = name ?? defaultTitle
  if (typeof words === 'string' && words !== '')
    heading.push({ type: 'text', value: '\n' }, strong(words))
  return {
    type: 'blockquote',
    children: [
      { type: 'paragraph', children: heading },
      ...flow(state, { ...node, children }),
    ],
  }
}

function titled(state: State, node: Element, title: string): BlockContent[] {
  const line: Paragraph = { type: 'paragraph', children: [strong(title)] }
  return [...(title === '' ? [] : [line]), ...flow(state, node)]
}

function flow(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[]
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [{ type: 'text', value }] }
}

function inlineFormula(node: Element): InlineMath | undefined {
  const tex = texOf(node)
  return tex === undefined ? undefined : { type: 'inlineMath', value: tex }
}

function formula(node: Element): Math | undefined {
  const tex = texOf(node)
  return tex === undefined ? undefined : { type: 'math', value: tex }
}

function texOf({ data }: Element): string | undefined {
  const tex = (data as { tex?: unknown } | undefined)?.tex
  return typeof tex === 'string' ? tex : undefined
}
