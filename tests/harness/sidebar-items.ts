/** A sidebar item, or the link of a category, that is a doc. */
export function docItem(id: string) {
  return { type: 'doc', id }
}

/** The link of a category that has a page of its own. */
export const generatedIndex = { type: 'generated-index' }

export function category(label: string, items: unknown, more: object = {}) {
  return { type: 'category', label, items, ...more }
}
