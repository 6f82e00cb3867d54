import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'

/** Where an item stands in the sidebars file. */
export type ItemPlace = { readonly file: string; readonly keyPath: KeyPath }

export function emptyCategory(label: string, place: ItemPlace): Diagnostic {
  return {
    code: 'sidebar-invalid',
    severity: 'error',
    message: `The category \`${label}\` has no items and no link, so it shows nothing.`,
    hint: "put a doc into its `items`, or give it a `link` such as `{type: 'doc', id: 'intro'}`.",
    place: { type: 'key', ...place },
  }
}

export function emptyFolder(folder: string, place: ItemPlace): Diagnostic {
  return {
    code: 'sidebar-invalid',
    severity: 'warning',
    message: `There is no doc in \`${folder}\`, so this item shows nothing.`,
    hint: 'name a folder that holds docs, relative to the folder of the doc set.',
    place: { type: 'key', ...place },
  }
}

export function unknownDoc(
  id: string,
  ids: readonly string[],
  place: ItemPlace,
  owner: 'sidebar' | 'category' = 'sidebar',
): Diagnostic {
  const meant = closestName(id, ids)
  return {
    code: 'doc-unknown',
    severity: 'error',
    message: `The ${owner} names the doc \`${id}\`, and there is no doc with this id.`,
    hint: meant
      ? `did you mean \`${meant}\`?`
      : 'use an id: the path in the folder of the doc set, without number prefixes and ending.',
    place: { type: 'key', ...place },
  }
}
