import type { Element, ElementContent } from 'hast'
import { codeElement } from '../code/code-element.ts'
import { evaluateLiteral, expressionOf } from './evaluate-literal.ts'
import { isMdxExpression, type MdxElement } from './mdx-nodes.ts'
import { valueOf } from './to-element.ts'

/**
 * `<CodeBlock language="go">{`…`}</CodeBlock>` whose parts are all written out is the same as
 * a fenced block, and coloured like one; undefined where something would have to be run.
 */
export function staticCodeBlock(node: MdxElement): Element | undefined {
  const code = textOf(node.children as ElementContent[])
  const props = propsOf(node)
  if (code === undefined || !props) return undefined
  const { language, className, metastring, title, showLineNumbers } = props
  const named = /(?:^|\s)language-(\S+)/.exec(String(className ?? ''))?.[1]
  const name = language ?? named
  const meta = [metastring, titleMeta(title), numberMeta(showLineNumbers)]
  return codeElement({
    language: name === undefined ? undefined : String(name).toLowerCase(),
    meta: meta.filter(Boolean).join(' ') || undefined,
    code: code.trim(),
    position: node.position,
  })
}

function propsOf(node: MdxElement): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    const known =
      attribute.type === 'mdxJsxAttribute'
        ? valueOf(node, attribute, {})
        : undefined
    if (attribute.type !== 'mdxJsxAttribute' || !known) return undefined
    props[attribute.name] = known.value
  }
  return props
}

function titleMeta(title: unknown): string | undefined {
  if (typeof title !== 'string' || title === '') return undefined
  return title.includes('"') ? `title='${title}'` : `title="${title}"`
}

function numberMeta(value: unknown): string | undefined {
  if (typeof value === 'number') return `showLineNumbers=${value}`
  return value === true ? 'showLineNumbers' : undefined
}

function textOf(nodes: readonly ElementContent[]): string | undefined {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    const expression = isMdxExpression(node)
      ? expressionOf(node.data?.estree)
      : undefined
    const known = expression && evaluateLiteral(expression)
    return typeof known?.value === 'string' ? known.value : undefined
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}
