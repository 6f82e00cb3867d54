import { isScalar, parseDocument, visit } from 'yaml'

const looksLikeTime =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.\d*)?[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?)?)?$/
const anyTime = /\d{4}-\d\d?-\d\d?/

/**
 * Puts quotes around dates that no calendar has, such as `2026-02-31`: YAML would read the 3rd
 * of March. Quoted they stay what their author wrote, and whoever wants a date reports them.
 */
export function quoteImpossibleDates(yaml: string): string {
  if (!anyTime.test(yaml)) return yaml
  const ranges: (readonly [number, number])[] = []
  visit(parseDocument(yaml), (_key, node) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return
    const [start, end] = node.range
    if (isImpossible(yaml.slice(start, end))) ranges.push([start, end])
  })
  return ranges.reduceRight(
    (text, [start, end]) =>
      `${text.slice(0, start)}'${text.slice(start, end)}'${text.slice(end)}`,
    yaml,
  )
}

function isImpossible(text: string): boolean {
  const match = looksLikeTime.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits = '0') => Number(digits))
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return !isDay || hour > 23 || minute > 59 || second > 59
}
