import {
  describeCard,
  type Diagnostic,
  type ResolvedConfig,
  type Route,
  type RoutePath,
  type ShareImage,
  type Site,
  type SocialCard,
} from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../bundle/content-hash.ts'
import { placeInOrigin } from '../pipeline/place-in-origin.ts'
import type { Probe } from '../pipeline/probe.ts'
import type { StaticFile } from '../read/site-sources.ts'
import type { Store } from '../store/store.ts'
import { cardStyle, logoPath } from './card-style.ts'
import { findDrawer } from './find-drawer.ts'
import { findFont } from './find-font.ts'
import { type DrawnCard, openDrawer } from './open-drawer.ts'
import {
  charactersMissing,
  drawerMissing,
  fontUnusable,
  logoMissing,
} from './report-cards.ts'

export type MakeCards = {
  readonly siteDir: string
  /** As it is written, in no locale's words. */
  readonly config: ResolvedConfig
  /** One for each locale. */
  readonly sites: readonly Site[]
  readonly staticFiles: readonly StaticFile[]
  readonly store: Store | undefined
  /** Address of a path below the output folder. */
  readonly toHref: (path: string) => string
  readonly probe: Probe
}

export type MadeCards = {
  /** Of each locale, in the order of `sites`. */
  readonly cards: readonly Site['cards'][]
  /** Path below the output folder → picture. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Absolute paths of the files that they are made from, but for the content. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** No pictures, and perhaps why. */
export function withoutCards(...diagnostics: Diagnostic[]): MadeCards {
  return { cards: [], files: new Map(), inputs: [], diagnostics }
}

/** A picture for each page that names none. Where they cannot be made, pages have none. */
export async function makeCards(options: MakeCards): Promise<MadeCards> {
  const { siteDir, config, staticFiles, store, probe } = options
  if (!config.socialCards) return withoutCards()
  const { font, logo } = config.socialCards
  const drawer = findDrawer(siteDir)
  if (!drawer) return withoutCards(drawerMissing(config))
  const source = staticFiles.find(({ path }) => path === logoPath(config))
  const style = cardStyle(config, config.socialCards, source)
  if (logo !== undefined && style.logo === undefined)
    return withoutCards(logoMissing(config, logo))
  const fontFile = findFont(siteDir, font)
  if (fontFile === undefined) {
    const reason = `There is no font \`${font}\`, so no pictures can be written.`
    return withoutCards(fontUnusable(config, reason))
  }
  const onDraw = ({ address }: SocialCard) => probe('card', address)
  const draw = openDrawer({ drawer, fontFile, style, store, onDraw })
  try {
    const inputs = [fontFile, ...(source ? [source.source] : [])]
    return { ...(await drawAll(options, draw)), inputs }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const reason = `The font \`${font}\` cannot be used: ${why}`
    return withoutCards(fontUnusable(config, reason))
  }
}

type Draw = (card: SocialCard) => Promise<DrawnCard>

async function drawAll({ sites, toHref, config }: MakeCards, draw: Draw) {
  const files = new Map<string, Uint8Array>()
  const diagnostics: Diagnostic[] = []
  const add = async (card: SocialCard, route: Route): Promise<ShareImage> => {
    const { png, width, height, missing } = await draw(card)
    const path = `${assetsFolder}/cards/${hashOf(png)}.png`
    files.set(path, png)
    const font = config.socialCards?.font ?? ''
    if (missing.length > 0)
      diagnostics.push(charactersMissing(config, { route, font, missing }))
    const url = config.url + toHref(path)
    return { url, width, height, alt: altOf(card) }
  }
  const cards: Site['cards'][] = []
  for (const site of sites) {
    const own = new Map<RoutePath, ShareImage>()
    const before = diagnostics.length
    for (const route of site.routes.byPath.values()) {
      const card = describeCard(site, route)
      if (card) own.set(route.path, await add(card, route))
    }
    const found = diagnostics.splice(before)
    diagnostics.push(...placeInOrigin(found, site.origins))
    cards.push(own)
  }
  return { cards, files, diagnostics }
}

/** What the picture says. */
function altOf({ title, trail, siteTitle }: SocialCard): string {
  return [siteTitle, ...trail, title].join(' › ')
}
