import type { PageModel } from '@gwdocs/core'
import { storeKey } from '../store/store-key.ts'
import type { Store } from '../store/store.ts'

export type StoredPage = {
  readonly store: Store
  /** What the page depends on beside its model. */
  readonly renderedWith: readonly string[]
  readonly render: () => string
}

const toStoreKey = storeKey('render')

/** The HTML of a page: of an earlier build, if that has rendered it from an equal model. */
export function storedPage(
  model: PageModel,
  { store, renderedWith, render }: StoredPage,
): string {
  const { NODE_ENV = '' } = process.env
  const key = toStoreKey(NODE_ENV, ...renderedWith, JSON.stringify(model))
  const known = store.get(key)
  if (known instanceof Uint8Array) return Buffer.from(known).toString()
  const html = render()
  // As bytes: a text with one Chinese character would take two for each of its letters.
  store.set(key, Buffer.from(html))
  return html
}
