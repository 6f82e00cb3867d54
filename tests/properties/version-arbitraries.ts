import { sidebarsKey } from '@gwdocs/core'
import fc from 'fast-check'
import { docDraft, docDrafts, type FileDraft } from './doc-arbitraries.ts'
import {
  type CategoryFile,
  categoryFiles,
  type SidebarsDraft,
  sidebarsDraft,
} from './sidebar-arbitraries.ts'

/** The docs of one version. */
export type VersionDraft = {
  readonly docs: readonly FileDraft[]
  readonly categories: readonly CategoryFile[]
  readonly sidebars: SidebarsDraft | undefined
}

export const smallVersion: fc.Arbitrary<VersionDraft> = fc.record({
  docs: fc.array(docDraft, { minLength: 1, maxLength: 4 }),
  categories: categoryFiles,
  sidebars: sidebarsDraft,
})

export const largeVersion: fc.Arbitrary<VersionDraft> = fc.record({
  docs: docDrafts,
  categories: categoryFiles,
  sidebars: sidebarsDraft,
})

/** A version, and where its files lie. */
export type PlacedVersion = {
  readonly draft: VersionDraft
  /** As `sidebarsKey` makes it. */
  readonly key: string
  readonly folder: string
  readonly sidebarsFile: string
}

export function placeVersion(
  set: string,
  version: string,
  draft: VersionDraft,
): PlacedVersion {
  const key = sidebarsKey(set, version)
  const isDefault = set === 'default'
  if (version !== 'current') {
    return {
      ...{ draft, key },
      folder: `versioned_docs/version-${version}`,
      sidebarsFile: `versioned_sidebars/version-${version}-sidebars.json`,
    }
  }
  return {
    ...{ draft, key },
    folder: isDefault ? 'docs' : set,
    sidebarsFile: isDefault ? 'sidebars.ts' : `${set}Sidebars.ts`,
  }
}
