import type { PageModel } from '@gwdocs/core'
import { storeKey } from '../store/store-key.ts'
import type { Store } from '../store/store.ts'

export type StorePages = {
  readonly store: Store
  /** What the page depends on beside its model. */
  readonly renderedWith: readonly string[]
  readonly render: (model: PageModel) => string
}

const toStoreKey = storeKey('render')

/** Renders pages, but for those that an earlier build has rendered from an equal model. */
export function storePages({
  store,
  renderedWith,
  render,
}: StorePages): (model: PageModel) => string {
  const { NODE_ENV = '' } = process.env
  return (model) => {
    const key = toStoreKey(NODE_ENV, ...renderedWith, JSON.stringify(model))
    const known = store.get(key)
    if (known instanceof Uint8Array) return Buffer.from(known).toString()
    const html = render(model)
    // As bytes: a text with one Chinese character would take two for each of its letters.
    store.set(key, Buffer.from(html))
    return html
  }
}
