import type { Site } from './site.ts'

/** What is known of a site before its modules, scripts and styles are. */
export type SiteDraft = Omit<
  Site,
  'metadata' | 'brokenComponents' | 'assets' | 'hasSearch' | 'cards'
>

/** A site without modules, scripts, styles and published files; whoever has made them adds them. */
export function draftSite(draft: SiteDraft): Site {
  return {
    ...draft,
    metadata: new Map(),
    brokenComponents: new Set(),
    cards: new Map(),
    hasSearch: false,
    assets: {
      styleHrefs: [],
      clientHref: '',
      islandHrefs: new Map(),
      islandStyles: new Map(),
      assetHrefs: new Map(),
      imageSizes: new Map(),
      sidebarHrefs: new Map(),
      buildId: '',
    },
  }
}
