import { resolveAddress } from '../shared/resolve-path.ts'
import { decodePath } from '../shared/href.ts'
import { type DocPath, isCategoryIndex, splitDocPath } from './doc-id.ts'

export type DocSlug = DocPath & {
  /** `slug` of the front matter. */
  readonly ownSlug: string | undefined
  /** `id` of the front matter. */
  readonly ownId: string | undefined
}

/**
 * A doc's address below its version's root.
 *
 * Out: decoded, leading slash; a trailing one for the index of a folder. `..` above the
 *      root stays at the root. Undefined where the slug is no path, as with a `?`.
 *
 * @see facts: docs, slug, of Docusaurus classic 3.10
 */
export function toDocSlug(doc: DocSlug): string | undefined {
  const { folder, name } = splitDocPath(doc)
  if (doc.ownSlug !== undefined && /[?#]/.test(decodePath(doc.ownSlug)))
    return undefined
  if (doc.ownSlug?.startsWith('/')) return resolveAddress(doc.ownSlug)
  if (doc.ownSlug === undefined && isCategoryIndex(doc.path)) {
    return folder === '' ? '/' : `/${folder}/`
  }
  return resolveAddress(`/${folder}/${doc.ownSlug ?? doc.ownId ?? name}`)
}
