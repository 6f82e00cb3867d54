import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

const colon = 58

/**
 * Container directives alone (`:::note`): text directives would eat the colons of prose,
 * as in `10:30` or `:8080`.
 */
export function remarkContainers(this: Processor): void {
  const data = this.data() as Record<string, unknown[] | undefined>
  const { flow } = directive()
  const constructs = flow?.[colon]
  const container = Array.isArray(constructs) ? constructs[0] : constructs
  ;(data['micromarkExtensions'] ??= []).push({ flow: { [colon]: container } })
  ;(data['fromMarkdownExtensions'] ??= []).push(directiveFromMarkdown())
}
