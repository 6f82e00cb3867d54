import type { DiagramWindow, Drawing, DrawRequest } from './diagram-model.ts'
import { collectStyles } from './collect-styles.ts'
import { toImageSource } from './to-image-source.ts'
import { toThemeVariables } from './theme-variables.ts'

/** The part of Mermaid that is used. */
export type Mermaid = {
  readonly initialize: (config: object) => void
  readonly render: (id: string, code: string) => Promise<{ svg: string }>
}

/** Makes the document of the frame answer to pages that want something drawn. */
export function startFrame(mermaid: Mermaid): void {
  const styles = collectStyles(document)
  let count = 0
  let last: Promise<unknown> = Promise.resolve()
  const draw = async (request: DrawRequest): Promise<Drawing> => {
    mermaid.initialize(toConfig(request))
    try {
      const { svg } = await mermaid.render(`gw-${++count}`, request.code)
      return { type: 'drawn', ...toImageSource(svg, styles.take()) }
    } catch (error) {
      return { type: 'failed', message: messageOf(error) }
    } finally {
      styles.take()
      document.body.replaceChildren()
    }
  }
  // Mermaid has one configuration at a time: one diagram after the other.
  ;(window as DiagramWindow).gwDrawDiagram = (request) => {
    const next = last.then(() => draw(request))
    last = next
    return next
  }
}

/**
 * Labels are text of the drawing, not HTML in it: browsers differ in showing HTML in images,
 * and no author's HTML gets into a document.
 */
function toConfig(request: DrawRequest): object {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    class: { htmlLabels: false },
    theme: 'base',
    darkMode: request.isDark,
    fontFamily: request.fontFamily,
    themeVariables: toThemeVariables(request),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
