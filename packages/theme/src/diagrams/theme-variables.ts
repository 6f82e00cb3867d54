import type { DrawRequest } from './diagram-model.ts'

/** The page's colours under the names that Mermaid's `base` theme knows. */
export function toThemeVariables({
  colors,
  fontFamily,
  isDark,
}: DrawRequest): Readonly<Record<string, string | boolean>> {
  const color = (name: keyof typeof colors) => toHex(colors[name])
  return {
    darkMode: isDark,
    fontFamily,
    fontSize: '15px',
    background: color('background'),
    primaryColor: color('accent-soft'),
    primaryTextColor: color('text'),
    primaryBorderColor: color('accent-line'),
    secondaryColor: color('surface'),
    secondaryTextColor: color('text'),
    secondaryBorderColor: color('line-strong'),
    tertiaryColor: color('surface'),
    tertiaryTextColor: color('text'),
    tertiaryBorderColor: color('line-strong'),
    lineColor: color('text-muted'),
    textColor: color('text'),
    titleColor: color('heading'),
    edgeLabelBackground: color('background'),
    clusterBkg: color('surface'),
    clusterBorder: color('line-strong'),
    noteBkgColor: color('warning-soft'),
    noteBorderColor: color('warning'),
    noteTextColor: color('text'),
    pie1: color('accent'),
    pie2: color('info'),
    pie3: color('warning'),
    pie4: color('important'),
    pie5: color('danger'),
    pie6: color('text-muted'),
    pieOpacity: '1',
    pieStrokeColor: color('background'),
    pieOuterStrokeColor: color('background'),
    pieSectionTextColor: color('background'),
    pieTitleTextColor: color('heading'),
    pieLegendTextColor: color('text'),
  }
}

/** Any colour that CSS knows as `#rrggbb`, which is what Mermaid can reckon with. */
function toHex(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}
