import type { CodeBlockProps } from '../content/CodeBlock.tsx'
import { CodeBlock } from '../replaceable/CodeBlock.ts'

export type DiagramProps = CodeBlockProps & {
  /** Address of the document in which the browser draws diagrams. */
  frameHref: string
  alt: string
  sourceLabel: string
  failedLabel: string
}

/**
 * A diagram, element `gw-diagram` of the content tree: its source, open until a script has
 * drawn it and put an image in front.
 */
export function Diagram(props: DiagramProps) {
  const { frameHref, alt, sourceLabel, failedLabel, ...code } = props
  return (
    <figure
      className="gw-diagram"
      data-gw-diagram={frameHref}
      data-alt={alt}
      data-failed-label={failedLabel}
    >
      {/* Filled by a script: it lies outside of what React looks after. */}
      <div className="gw-diagram-drawing" data-gw-drawing="" />
      <details className="gw-diagram-source" open>
        <summary>{sourceLabel}</summary>
        <CodeBlock {...code} />
      </details>
    </figure>
  )
}
