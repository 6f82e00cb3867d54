import { restoreStyles } from './collect-styles.ts'

export type ImageSource = {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** A drawing as a document of its own: well-formed, with its rules, as large as what it shows. */
export function toImageSource(markup: string, rules: string): ImageSource {
  const page = new DOMParser().parseFromString(markup, 'text/html')
  const svg = page.querySelector('svg')
  if (!svg) throw new Error('Mermaid drew nothing.')
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const size = {
    width: width || Number.parseFloat(svg.getAttribute('width') ?? '') || 300,
    height:
      height || Number.parseFloat(svg.getAttribute('height') ?? '') || 150,
  }
  svg.setAttribute('width', String(size.width))
  svg.setAttribute('height', String(size.height))
  const text = restoreStyles(new XMLSerializer().serializeToString(svg))
  const style = `<style>${rules.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</style>`
  return { svg: text.replace(/>/, () => `>${style}`), ...size }
}
