import type { Element, ElementContent } from 'hast'
import { codeElement } from '../code/code-element.ts'
import { evaluateLiteral, expressionOf } from './evaluate-literal.ts'
import { isMdxExpression, type MdxElement } from './mdx-nodes.ts'
import type { Names } from './resolve-names.ts'
import { valueOf } from './to-element.ts'

/**
 * The block that a `CodeBlock` is whose parts are all known before anything is run.
 *
 * `<CodeBlock language="go">{`…`}</CodeBlock>` whose parts are all written out is the same as
 * a fenced block, and coloured like one; undefined where something would have to be run.
 * `<CodeBlock>{imported}</CodeBlock>` shows the file whose text is imported.
 */
export function staticCodeBlock(
  node: MdxElement,
  { texts }: Pick<Names, 'texts'>,
): Element | undefined {
  const children = node.children as ElementContent[]
  const file = importedText(children, texts)
  const code = file === undefined ? textOf(children) : ''
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
    importedFrom: file,
    position: node.position,
  })
}

/** The file that the only child, a name, stands for. */
function importedText(
  nodes: readonly ElementContent[],
  texts: Names['texts'],
): string | undefined {
  const [node, ...others] = nodes.filter(
    (each) => each.type !== 'text' || each.value.trim() !== '',
  )
  if (!node || others.length > 0 || !isMdxExpression(node)) return undefined
  const expression = expressionOf(node.data?.estree)
  return expression?.type === 'Identifier' &&
    Object.hasOwn(texts, expression.name)
    ? texts[expression.name]
    : undefined
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
