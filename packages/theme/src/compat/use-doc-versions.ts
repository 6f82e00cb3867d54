import type { DocSetInfo } from '@gwdocs/core'
import { useSite } from '../content/page-context.ts'

export type DocsVersion = {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Address of its pages, with `baseUrl`. */
  readonly path: string
  readonly mainDocId: string | undefined
  /** The main doc alone: what stands in the others, their pages say. */
  readonly docs: readonly { readonly id: string; readonly path: string }[]
}

export type DocsData = {
  readonly path: string
  readonly versions: readonly DocsVersion[]
}

/** Every doc set of the site, by id. */
export function useAllDocsData(): Readonly<Record<string, DocsData>> {
  const docSets = useSite()?.docSets ?? []
  return Object.fromEntries(
    docSets.map(({ id, versions }) => {
      const all = versions.map(toVersion)
      return [
        id,
        { path: all.find(isLast)?.path ?? '/', versions: all },
      ] as const
    }),
  )
}

/** A doc set of the site: the only one, unless an id says which. */
export function useDocsData(id = 'default'): DocsData {
  return useAllDocsData()[id] ?? { path: '/', versions: [] }
}

/** The versions of a doc set, newest first. */
export function useVersions(id?: string): readonly DocsVersion[] {
  return useDocsData(id).versions
}

/** The version that readers get who ask for none. */
export function useLatestVersion(id?: string): DocsVersion | undefined {
  return useVersions(id).find(isLast)
}

function isLast(version: DocsVersion): boolean {
  return version.isLast
}

function toVersion({
  mainDocId,
  mainDocPath,
  ...version
}: DocSetInfo['versions'][number]): DocsVersion {
  return {
    ...version,
    mainDocId,
    docs:
      mainDocId === undefined || mainDocPath === undefined
        ? []
        : [{ id: mainDocId, path: mainDocPath }],
  }
}
