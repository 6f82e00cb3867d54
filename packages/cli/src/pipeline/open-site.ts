import type { Diagnostic, ParsedFile } from '@gwdocs/core'
import { loadPlugins } from '../bundle/load-plugins.ts'
import { findSiteComponents } from '../bundle/site-components.ts'
import { madeOf } from '../kept/made-of.ts'
import { readSite } from '../read/read-site.ts'
import type { SiteSources } from '../read/site-sources.ts'
import {
  distinctFiles,
  type LocaleContent,
  openLocale,
} from './build-locale.ts'
import type { BuildSite } from './build-options.ts'
import { noProbe } from './probe.ts'

/** All that a site is made of, read and parsed. */
export type OpenedSite = {
  readonly sources: SiteSources
  readonly locales: readonly LocaleContent[]
  /** Every distinct file of all locales, by the path at which it lies. */
  readonly files: ReadonlyMap<string, ParsedFile>
  /** Folders of content, relative to the site: a change in one changes the site. */
  readonly folders: readonly string[]
  /** Absolute paths of the other files that were read. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads and parses the files of each locale that is to be built. */
export async function openSite({
  siteDir,
  config,
  configHash,
  caches,
  onlyLocale,
  probe = noProbe,
}: BuildSite): Promise<OpenedSite> {
  const { files, kept } = caches
  const { sources, ...read } = await readSite(siteDir, config, { files, kept })
  const wanted = config.i18n.locales.filter(
    ({ name }) => onlyLocale === undefined || name === onlyLocale,
  )
  const loaded = await kept.keepFiles(
    'plugins',
    [siteDir, config, configHash],
    async () =>
      madeOf(
        await loadPlugins({
          ...{ siteDir, config, configHash },
          cache: caches.plugins,
        }),
      ),
  )
  const own = await kept.keepFiles('site components', [siteDir], async () =>
    madeOf(await findSiteComponents(siteDir)),
  )
  const locales: LocaleContent[] = []
  // One after the other: what a locale shares with those before it is in the cache by then.
  for (const locale of wanted) {
    const options = { siteDir, config, loaded, components: own.components }
    const content = { ...options, base: sources, caches, probe }
    locales.push(await openLocale(locale, content))
  }
  return {
    sources,
    locales,
    files: distinctFiles(locales),
    folders: [...read.folders, ...wanted.map(({ folder }) => folder)],
    inputs: [
      ...read.inputs,
      ...locales.flatMap(({ snippetFiles }) => snippetFiles),
      ...loaded.inputs,
      ...own.inputs,
    ],
    diagnostics: [
      ...read.diagnostics,
      ...loaded.diagnostics,
      ...own.diagnostics,
    ],
  }
}
