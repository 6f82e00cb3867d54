/** Properties whose numbers carry no unit, as React has them. */
const unitless = new Set([
  'columnCount',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridColumn',
  'gridRow',
  'lineClamp',
  'lineHeight',
  'opacity',
  'order',
  'orphans',
  'scale',
  'strokeOpacity',
  'tabSize',
  'widows',
  'zIndex',
  'zoom',
])

/** `{{ marginTop: 4 }}` → `margin-top: 4px`, as React writes it. */
export function toStyleText(style: object): string {
  return Object.entries(style)
    .map(([key, value]) => `${toProperty(key)}: ${toValue(key, value)}`)
    .join('; ')
}

function toProperty(key: string): string {
  if (key.startsWith('--')) return key
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function toValue(key: string, value: unknown): string {
  const hasUnit = typeof value === 'number' && value !== 0 && !unitless.has(key)
  return hasUnit && !key.startsWith('--') ? `${value}px` : String(value)
}
