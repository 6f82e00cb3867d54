import { withPartials } from '@gwdocs/core'
import type { LocaleBuild } from './build-locale.ts'
import type { DraftedSites } from './draft-sites.ts'

/**
 * All that the modules of pages depend on, beside the files that the bundler reads itself: where a
 * page is Markdown, its module is made from what was parsed, linked and coloured here.
 */
export function codeInputs(
  locales: readonly LocaleBuild[],
  { sites, codeSheet }: Pick<DraftedSites, 'sites' | 'codeSheet'>,
): readonly unknown[] {
  return locales.flatMap((locale) => {
    const { config, graph, routes, parsed, links, images, origins } = locale
    const { pages } = locale.codePages
    if (pages.length === 0) return [config]
    const { assets } = sites.get(config.locale.name) ?? {}
    // Code may import any file that is translated.
    const files = [...pages, ...origins.keys()]
    return [
      ...[config, routes, images, origins, codeSheet.css],
      ...[graph.docSets, graph.blogs, graph.pages],
      ...pages,
      ...files
        .flatMap((path) => withPartials(path, parsed))
        .flatMap((file) => [file, links.get(file.filePath)]),
      JSON.stringify([...(assets?.assetHrefs ?? [])]),
      JSON.stringify([...(assets?.imageSizes ?? [])]),
    ]
  })
}
