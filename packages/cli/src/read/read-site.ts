import type { Diagnostic, ResolvedConfig } from '@gwdocs/core'
import { loadSidebars } from '../config/load-sidebars.ts'
import { loadVersions } from '../config/load-versions.ts'
import { madeOf } from '../kept/made-of.ts'
import { checkEndings } from './check-endings.ts'
import { contentFolders, readSources, type ReadWith } from './read-sources.ts'
import type { SiteSources } from './site-sources.ts'

export type ReadSite = {
  readonly sources: SiteSources
  /** Folders of content, relative to the site: a change in one changes the site. */
  readonly folders: readonly string[]
  /** Absolute paths of the other files that were read. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads all that a site is made of, but for the modules that the bundler reads itself. */
export async function readSite(
  siteDir: string,
  config: ResolvedConfig,
  { files: known, kept }: ReadWith,
): Promise<ReadSite> {
  const { cutVersions, ...versions } = await kept.keepFiles(
    'versions',
    [siteDir, config],
    async () => madeOf(await loadVersions(siteDir, config)),
  )
  const { sidebars, ...loaded } = await kept.keepFiles(
    'sidebars',
    [siteDir, config, cutVersions],
    async () => madeOf(await loadSidebars(siteDir, config, cutVersions)),
  )
  const folders = contentFolders(config, cutVersions)
  const files = await readSources(siteDir, config, {
    ...{ folders, files: known, kept },
  })
  return {
    sources: { ...files, sidebars, cutVersions },
    folders,
    inputs: [...versions.inputs, ...loaded.inputs],
    diagnostics: [
      ...versions.diagnostics,
      ...loaded.diagnostics,
      ...checkEndings(files.assets),
    ],
  }
}
