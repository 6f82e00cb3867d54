import type { Diagnostic, ParsedFile, Site } from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { bundleDiagrams, type DiagramFrame } from '../bundle/diagram-frame.ts'
import { openChecked } from '../samples/find-checked.ts'
import type { Sites } from '../bundle/page-entry.ts'
import { draftLocale, type LocaleBuild } from './build-locale.ts'
import type { BuildSite } from './build-options.ts'
import { contentStyleSheet } from './content-styles.ts'
import { hashOf } from '../bundle/content-hash.ts'
import { assetHrefs, hashAssets } from './hash-assets.ts'
import { highlightBlocks } from './highlight-blocks.ts'
import { measureImages } from './measure-images.ts'
import { noProbe } from './probe.ts'

/** Sites that lack nothing but the names of their scripts and styles. */
export type DraftedSites = {
  readonly sites: Sites
  /** Address of a path below the output folder. */
  readonly toHref: (path: string) => string
  readonly diagrams: DiagramFrame
  /** Colours of code and classes of content. */
  readonly codeSheet: { readonly path: string; readonly css: string }
  /** Asset file → path below the output folder. */
  readonly assetPaths: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Colours the code, names the assets and measures the pictures that the locales share. */
export async function draftSites(
  locales: readonly LocaleBuild[],
  parsed: ReadonlyMap<string, ParsedFile>,
  { siteDir, config, caches, probe = noProbe }: BuildSite,
): Promise<DraftedSites> {
  const files = [...parsed.values()]
  const toHref = (path: string) => config.siteBaseUrl + encodeURI(path)
  const code = await highlightBlocks(files, config, { caches, probe })
  const hashed = await hashAssets(siteDir, locales, caches.kept)
  const diagrams = await bundleDiagrams({
    siteDir,
    config,
    files,
    cache: caches.diagrams,
  })
  const diagramHref = diagrams.framePath && toHref(diagrams.framePath)
  const findChecked = openChecked(siteDir, config)
  const draft = async (locale: LocaleBuild): Promise<[string, Site]> => {
    const site = draftLocale(locale, locales, {
      highlight: code.highlight,
      checkedWith: findChecked(locale.parsed),
    })
    const assets = {
      ...site.assets,
      assetHrefs: assetHrefs(locale, hashed, toHref),
      imageSizes: await measureImages(siteDir, locale, caches.kept),
      diagramHref,
    }
    return [locale.config.locale.name, { ...site, assets }]
  }
  const css = code.styleSheet + contentStyleSheet(files)
  return {
    sites: new Map(await Promise.all(locales.map(draft))),
    toHref,
    diagrams,
    codeSheet: { path: `${assetsFolder}/code-${hashOf(css)}.css`, css },
    assetPaths: hashed.paths,
    diagnostics: [...code.diagnostics, ...diagrams.diagnostics],
  }
}
