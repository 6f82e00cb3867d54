import type {
  DiagramWindow,
  DrawDiagram,
  Drawing,
  DrawRequest,
} from './diagram-model.ts'

let loading: Promise<DrawDiagram> | undefined

/** Draws in a document of its own, so that nothing of the page's policy has to be loosened. */
export async function drawInFrame(
  href: string,
  request: DrawRequest,
): Promise<Drawing> {
  loading ??= loadFrame(href)
  try {
    const draw = await loading
    return await draw(request)
  } catch (error) {
    loading = undefined
    throw error
  }
}

function loadFrame(href: string): Promise<DrawDiagram> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.className = 'gw-diagram-frame'
    frame.title = 'Mermaid'
    frame.tabIndex = -1
    frame.setAttribute('aria-hidden', 'true')
    frame.addEventListener('load', () => {
      const draw = (frame.contentWindow as DiagramWindow | null)?.gwDrawDiagram
      if (draw) resolve(draw)
      else {
        frame.remove()
        reject(new Error(`${href} did not load.`))
      }
    })
    frame.src = href
    document.body.append(frame)
  })
}
