import type { MdxAttribute, MdxElement } from '../parse/mdx/mdx-nodes.ts'
import type { Messages } from '../shared/messages.ts'

const titleKeys = {
  note: 'admonitionNote',
  tip: 'admonitionTip',
  info: 'admonitionInfo',
  warning: 'admonitionWarning',
  danger: 'admonitionDanger',
  important: 'admonitionImportant',
  caution: 'admonitionCaution',
  success: 'admonitionSuccess',
} as const

/** What an admonition without a title of its own is called; unknown kinds are notes. */
export function admonitionTitle(name: string, messages: Messages): string {
  const key = titleKeys[name as keyof typeof titleKeys]
  return messages[key ?? 'admonitionNote']
}

type Words = {
  readonly messages: Messages
  /** Blocks of code with more lines are folded; undefined: none is. */
  readonly foldLongerThan?: number | undefined
}

/** What the buttons of a block of code say, and from how many lines on one folds it. */
export function codeLabels(
  messages: Messages,
  foldLongerThan: number | undefined,
): Readonly<Record<string, string>> {
  return {
    copyLabel: messages.copyCode,
    copiedLabel: messages.copiedCode,
    wrapLabel: messages.wrapCode,
    ...(foldLongerThan !== undefined && {
      foldLongerThan: String(foldLongerThan),
      expandLabel: messages.expandCode,
      collapseLabel: messages.collapseCode,
    }),
  }
}

/** Built-in components print no words of their own: those of the page's language are given. */
export function addLabels(node: MdxElement, words: Words): void {
  const labels = labelsOf(node, words)
  const attributes = Object.entries(labels).map(
    ([name, value]): MdxAttribute => ({ type: 'mdxJsxAttribute', name, value }),
  )
  node.attributes = [...node.attributes, ...attributes]
}

function labelsOf(
  node: MdxElement,
  { messages, foldLongerThan }: Words,
): Readonly<Record<string, string>> {
  switch (node.name) {
    case 'Admonition': {
      const type = node.attributes.find(
        (each) => 'name' in each && each.name === 'type',
      )
      return { defaultTitle: admonitionTitle(String(type?.value), messages) }
    }
    case 'CodeBlock':
      return codeLabels(messages, foldLongerThan)
    default:
      return {}
  }
}
