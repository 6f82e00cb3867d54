import type { Element } from 'hast'
import type { Messages } from '../shared/messages.ts'

/** Whether a block of code is a diagram, where the site can draw any. */
export function isDiagram(language: unknown): boolean {
  return language === 'mermaid'
}

/** Makes a block of code a diagram: its source, with what drawing it takes. */
export function finishDiagram(
  node: Element,
  frameHref: string,
  messages: Messages,
): void {
  node.tagName = 'gw-diagram'
  Object.assign(node.properties, {
    frameHref,
    alt: describedBy(String(node.properties['code'])) ?? messages.diagramAlt,
    sourceLabel: messages.diagramSource,
    failedLabel: messages.diagramFailed,
  })
}

/**
 * The words for those who cannot see the drawing, as its author wrote them.
 *
 * @see Mermaid, accessibility options: `accTitle: …`, `accDescr: …`, `accDescr { … }`
 */
function describedBy(code: string): string | undefined {
  const title = /^[ \t]*accTitle[ \t]*:[ \t]*(\S.*)$/m.exec(code)?.[1]
  const line = /^[ \t]*accDescr[ \t]*:[ \t]*(\S.*)$/m.exec(code)?.[1]
  const block = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m.exec(code)?.[1]
  const description = line ?? block?.replace(/\s+/g, ' ')
  const words = [title, description].flatMap((each) => each?.trim() ?? [])
  return words.length === 0 ? undefined : words.join(' — ')
}
