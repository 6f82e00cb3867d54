import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type PublicPage, publicUrlsName } from './public-page.ts'
import type {
  Recorded,
  RecordedAnchor,
  RecordedPage,
} from './read-public-urls.ts'

export type CheckPublicUrls = {
  /** The list, as it is committed. */
  readonly recorded: readonly RecordedPage[]
  /** The pages of the site as it is now. */
  readonly pages: readonly PublicPage[]
  /** Addresses that redirect, as in the list; those of anchors are `/guide#install`. */
  readonly redirected: ReadonlySet<string>
}

export type PublicUrlsResult = {
  /** How many recorded addresses lead somewhere. */
  readonly held: { readonly pages: number; readonly anchors: number }
  /** What the list lacks: pages, and pages of it with the anchors that it lacks. */
  readonly fresh: readonly PublicPage[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Compares the addresses that readers may have kept with those that the site has. A redirect of a
 * page stands for all its anchors: browsers take the hash along.
 */
export function checkPublicUrls(input: CheckPublicUrls): PublicUrlsResult {
  const { recorded, pages, redirected } = input
  const byPath = new Map(pages.map((page) => [page.path as string, page]))
  const fresh = findFresh(recorded, pages)
  const held = { pages: 0, anchors: 0 }
  const diagnostics: Diagnostic[] = []
  for (const page of recorded) {
    const now = byPath.get(page.path)
    if (!now && !redirected.has(page.path)) {
      diagnostics.push(urlLost(page, fresh))
      continue
    }
    held.pages++
    for (const anchor of page.anchors) {
      const isThere =
        !now ||
        now.anchors.includes(anchor.id) ||
        redirected.has(`${page.path}#${anchor.id}`)
      if (isThere) held.anchors++
      else diagnostics.push(anchorLost(anchor, page, fresh))
    }
  }
  return { held, fresh, diagnostics }
}

function findFresh(
  recorded: readonly RecordedPage[],
  pages: readonly PublicPage[],
): PublicPage[] {
  const known = new Map(
    recorded.map(({ path, anchors }) => [path, anchors.map(({ id }) => id)]),
  )
  return pages.flatMap((page) => {
    const ids = known.get(page.path)
    if (!ids) return [page]
    const anchors = page.anchors.filter((id) => !ids.includes(id))
    return anchors.length > 0 ? [{ path: page.path, anchors }] : []
  })
}

function urlLost(page: RecordedPage, fresh: readonly PublicPage[]): Diagnostic {
  const moved = findMoved(page, fresh)
  const line = `\`${page.path}: ${moved ?? '/its-new-address'}\``
  const told = moved
    ? `it seems to be \`${moved}\` now: write ${line}`
    : `say where its readers are to be sent: write ${line}`
  return {
    code: 'url-lost',
    severity: 'error',
    message: `\`${page.path}\` had a page, and leads nowhere now: whoever kept the address finds nothing.`,
    hint: `${told} into \`redirects.yml\` (\`gwdocs mv\` does so by itself), or delete this line if nobody is to find it any more.`,
    place: placeOf(page),
  }
}

/** A new page whose anchors are mostly those of the lost one, or whose address is much like it. */
function findMoved(
  { path, anchors }: RecordedPage,
  fresh: readonly PublicPage[],
): string | undefined {
  const shared = (page: PublicPage) =>
    anchors.filter(({ id }) => page.anchors.includes(id)).length
  const [best] = fresh.toSorted((a, b) => shared(b) - shared(a))
  if (best && shared(best) > anchors.length / 2) return best.path
  const name = path.slice(path.lastIndexOf('/'))
  const namesake = fresh.filter((page) => page.path.endsWith(name))
  if (namesake.length === 1) return namesake[0]?.path
  return closestName(
    path,
    fresh.map((page) => page.path),
  )
}

function anchorLost(
  anchor: RecordedAnchor,
  { path }: RecordedPage,
  fresh: readonly PublicPage[],
): Diagnostic {
  const added = fresh.find((page) => page.path === path)?.anchors ?? []
  const meant =
    closestName(anchor.id, added) ?? (added.length === 1 ? added[0] : undefined)
  const to = `${path}#${meant ?? 'its-new-id'}`
  return {
    code: 'anchor-lost',
    severity: 'error',
    message: `\`#${anchor.id}\` was a place of \`${path}\`, and is none now: links to it end at the top of the page.`,
    hint: `keep the id by writing \`{#${anchor.id}}\` behind the heading, or send its readers on by \`"${path}#${anchor.id}": ${quoted(to)}\` in \`redirects.yml\`; delete this line if nobody is to find it any more.`,
    place: placeOf(anchor),
  }
}

function quoted(address: string): string {
  return `"${address}"`
}

function placeOf({ line, column, endColumn }: Recorded) {
  const file = publicUrlsName
  return { type: 'position', file, line, column, endColumn } as const
}
