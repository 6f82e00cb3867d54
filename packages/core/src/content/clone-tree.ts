/**
 * A deep copy of a content tree. `structuredClone` makes the same one, but takes ten times as
 * long for the plain objects of which a tree consists; it is left what is none, such as the
 * syntax trees of code.
 */
export function cloneTree<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneTree) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = cloneTree(value[key])
  return copy as Value
}
