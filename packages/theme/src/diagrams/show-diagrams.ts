import {
  diagramColors,
  type Drawing,
  type DrawRequest,
} from './diagram-model.ts'
import { drawInFrame } from './draw-in-frame.ts'

let observer: MutationObserver | undefined

/** Drawings by figure and colour mode: going back to a mode draws nothing anew. */
const drawings = new WeakMap<HTMLElement, Map<string, Drawing>>()

/** Shows diagrams as images in the colours of the page, and again when its mode changes. */
export function showDiagrams(figures: readonly HTMLElement[]): void {
  observer?.disconnect()
  const show = () => void showAll(figures)
  observer = new MutationObserver(show)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-color-mode'],
  })
  show()
}

async function showAll(figures: readonly HTMLElement[]): Promise<void> {
  const mode = colorMode()
  for (const figure of figures) {
    if (!figure.isConnected) continue
    const known = drawings.get(figure) ?? new Map<string, Drawing>()
    const drawing = known.get(mode) ?? (await draw(figure))
    drawings.set(figure, known.set(mode, drawing))
    // The reader may have changed the mode meanwhile: that is drawn by another turn.
    if (mode !== colorMode()) return
    show(figure, drawing)
  }
}

/** Read here, so that this part shares no code with the client that loads it. */
function colorMode(): 'light' | 'dark' {
  const { colorMode: mode } = document.documentElement.dataset
  return mode === 'dark' ? 'dark' : 'light'
}

async function draw(figure: HTMLElement): Promise<Drawing> {
  const code = figure.querySelector('pre code')?.textContent ?? ''
  try {
    return await drawInFrame(figure.dataset['gwDiagram'] ?? '', toRequest(code))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { type: 'failed', message }
  }
}

function toRequest(code: string): DrawRequest {
  const styles = getComputedStyle(document.documentElement)
  const colors = diagramColors.map((name) => [
    name,
    styles.getPropertyValue(`--gw-color-${name}`).trim(),
  ])
  return {
    code,
    isDark: colorMode() === 'dark',
    colors: Object.fromEntries(colors) as DrawRequest['colors'],
    fontFamily: styles.getPropertyValue('--gw-font-text').trim(),
  }
}

function show(figure: HTMLElement, drawing: Drawing): void {
  const place = figure.querySelector<HTMLElement>('[data-gw-drawing]')
  const source = figure.querySelector('details')
  if (!place) return
  const isFirst = figure.dataset['gwState'] === undefined
  figure.dataset['gwState'] = drawing.type
  const shown =
    drawing.type === 'drawn'
      ? toImage(drawing, figure.dataset['alt'] ?? '')
      : toAlert(drawing.message, figure.dataset['failedLabel'] ?? '')
  place.replaceChildren(shown)
  if (drawing.type === 'drawn') place.tabIndex = 0
  else place.removeAttribute('tabindex')
  if (source && isFirst) source.open = drawing.type === 'failed'
}

type Drawn = Extract<Drawing, { type: 'drawn' }>

function toImage({ svg, width, height }: Drawn, alt: string): HTMLImageElement {
  const image = new Image(Math.ceil(width), Math.ceil(height))
  image.alt = alt
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return image
}

function toAlert(message: string, label: string): HTMLElement {
  const box = document.createElement('div')
  box.className = 'gw-diagram-error'
  box.setAttribute('role', 'alert')
  const title = document.createElement('p')
  title.textContent = label
  const text = document.createElement('pre')
  text.textContent = message
  box.append(title, text)
  return box
}
