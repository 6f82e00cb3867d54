/** What a page asks of the frame in which diagrams are drawn. */
export type DrawRequest = {
  /** Mermaid's text. */
  readonly code: string
  readonly isDark: boolean
  /** Values of CSS colours, by the names of their roles. */
  readonly colors: Readonly<Record<DiagramColor, string>>
  readonly fontFamily: string
}

/** Roles of the page's colours that diagrams are drawn with. */
export const diagramColors = [
  'background',
  'surface',
  'text',
  'heading',
  'text-muted',
  'line-strong',
  'accent',
  'accent-soft',
  'accent-line',
  'info',
  'important',
  'danger',
  'warning',
  'warning-soft',
] as const

export type DiagramColor = (typeof diagramColors)[number]

/** A drawing that stands by itself; sizes in CSS pixels. */
export type Drawing =
  | {
      readonly type: 'drawn'
      readonly svg: string
      readonly width: number
      readonly height: number
    }
  | { readonly type: 'failed'; readonly message: string }

export type DrawDiagram = (request: DrawRequest) => Promise<Drawing>

/** The frame's window. */
export type DiagramWindow = Window & { gwDrawDiagram?: DrawDiagram }
