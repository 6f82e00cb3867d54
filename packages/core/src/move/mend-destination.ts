import { findTarget, type LinkContext, splitUrl } from '../links/find-target.ts'
import type { ResolvedLink } from '../links/resolved-link.ts'
import { decodePath, encodePath } from '../shared/href.ts'
import { folderOf, resolvePath } from '../shared/resolve-path.ts'
import { normalizeRoutePath, type RoutePath } from '../shared/route-path.ts'
import type { Destination } from './find-destinations.ts'
import type { MovedFiles } from './moved-paths.ts'
import { relativePath } from './relative-path.ts'

export type Mend = {
  readonly before: LinkContext
  readonly after: LinkContext
  readonly moved: MovedFiles
  /** Old id of a doc → its new one. */
  readonly movedDocs: ReadonlyMap<string, string>
}

/** The file in which an address stands, before and after the move. */
export type MendedFile = { readonly from: string; readonly to: string }

/**
 * The address that means after a move what this one meant before; undefined where it still does.
 * It is written in the same manner: a path stays relative, or without its ending.
 */
export function mendDestination(
  { kind, url, isQuoted }: Destination,
  file: MendedFile,
  mend: Mend,
): string | undefined {
  if (kind === 'doc') return mend.movedDocs.get(url)
  const mended =
    kind === 'file' ? mendFile(url, file, mend) : mendLink(url, file, mend)
  if (mended === undefined || mended === url) return undefined
  const { path, rest } = cut(mended)
  const isCoded = /%[\da-f]{2}/i.test(url) || (!isQuoted && /[\s()]/.test(path))
  return (isCoded ? encodeKeepingAt(path) : path) + rest
}

/** Imports and snippets name files by their paths, with or without an ending. */
function mendFile(
  url: string,
  { from, to }: MendedFile,
  { moved }: Mend,
): string | undefined {
  const { path, rest } = cut(url)
  const site = /^@(?:site)?\//.exec(path)?.[0]
  if (site === undefined && !/^\.{1,2}\//.test(path)) return undefined
  const old =
    site === undefined
      ? resolvePath(folderOf(from), path)
      : path.slice(site.length)
  const ending = ['', '.md', '.mdx', '.tsx', '.jsx', '.ts', '.js'].find(
    (each) => moved.has(old + each),
  )
  const full = ending === undefined ? old : (moved.get(old + ending) ?? old)
  const now = ending ? full.slice(0, -ending.length) : full
  if (site !== undefined)
    return ending === undefined ? undefined : site + now + rest
  return resolvePath(folderOf(to), path) === now
    ? undefined
    : relativePath(folderOf(to), now) + rest
}

function mendLink(
  url: string,
  { from, to }: MendedFile,
  mend: Mend,
): string | undefined {
  const meant = findTarget({ kind: 'link', url }, from, mend.before)
  const wanted = afterMove(meant, mend)
  if (!wanted) return undefined
  const means = findTarget({ kind: 'link', url }, to, mend.after)
  if (isSame(wanted, means)) return undefined
  const candidates = spellings(url, { from, to }, { meant, wanted }, mend)
  return candidates.find((each) =>
    isSame(wanted, findTarget({ kind: 'link', url: each }, to, mend.after)),
  )
}

/** What a link that meant this has to mean after the move; undefined where nothing can be said. */
function afterMove(
  meant: ResolvedLink,
  { before, after, moved }: Mend,
): ResolvedLink | undefined {
  if (meant.type === 'asset')
    return { ...meant, filePath: moved.get(meant.filePath) ?? meant.filePath }
  if (meant.type === 'static' || meant.type === 'own') return meant
  if (meant.type !== 'route' && meant.type !== 'locale') return undefined
  const old = before.routes.byPath.get(normalizeRoutePath(meant.permalink))
  const file = old && 'filePath' in old ? old.filePath : undefined
  const now = after.routes.byFile.get(moved.get(file ?? '') ?? file ?? '')
  return { ...meant, permalink: now?.permalink ?? meant.permalink }
}

function isSame(a: ResolvedLink, b: ResolvedLink): boolean {
  const key = (link: ResolvedLink) =>
    'permalink' in link
      ? normalizeRoutePath(link.permalink)
      : link.type === 'asset'
        ? link.filePath
        : JSON.stringify(link)
  return a.type === b.type && key(a) === key(b)
}

type Meaning = { readonly meant: ResolvedLink; readonly wanted: ResolvedLink }

/** Ways to write an address, in the manner of the old one first. */
function spellings(
  url: string,
  { to }: MendedFile,
  { meant, wanted }: Meaning,
  { before, after }: Mend,
): string[] {
  const { path, rest } = cut(url)
  const isAddress = path.startsWith('/') && !/\.mdx?$/.test(path)
  if (isAddress && 'permalink' in meant && 'permalink' in wanted)
    return [withPermalink(path, meant.permalink, wanted.permalink) + rest]
  const target = fileOf(wanted, after)
  if (target === undefined) {
    const page = 'permalink' in wanted ? wanted.permalink : undefined
    return page === undefined ? [] : [page + rest]
  }
  const named = /\.[a-z\d]+$/i.test(path)
    ? target
    : target.replace(/\.mdx?$/, '')
  if (path.startsWith('@site/')) return [`@site/${named}${rest}`]
  if (path.startsWith('/')) {
    const folders = after.contentFolders.filter((each) =>
      named.startsWith(`${each}/`),
    )
    return [
      ...folders.map((each) => named.slice(each.length)),
      `/${named}`,
    ].map((each) => each + rest)
  }
  const isDotted = /^\.{1,2}\//.test(path)
  const relative = relativePath(folderOf(to), named)
  const bare = relative.replace(/^\.\//, '')
  const page = fromPage(to, wanted, after)
  const asPage = isDotted
    ? page
    : [...page.map((each) => each.replace(/^\.\//, '')), ...page]
  const isPath = fileOf(meant, before) !== undefined && /\.\w+$/.test(path)
  return [
    ...(isPath ? [] : asPage),
    ...(isDotted ? [relative] : [bare, relative]),
    ...asPage,
    relativePath(folderOf(to), target),
  ].map((each) => each + rest)
}

/** `/base/zh/docs/a/` keeps what stands around the permalink. */
function withPermalink(path: string, old: RoutePath, now: RoutePath): string {
  const bare = decodePath(path).replace(/\/+$/, '')
  const slash = path.endsWith('/') ? '/' : ''
  const known = old.replace(/\/+$/, '')
  const before = bare.endsWith(known) ? bare.slice(0, -known.length) : ''
  return before + now.replace(/(.)\/+$/, '$1') + slash
}

/** The page's address relative to that of the page it stands on, as browsers read it. */
function fromPage(
  to: string,
  wanted: ResolvedLink,
  after: LinkContext,
): string[] {
  const page = after.routes.byFile.get(to)
  if (!page || !('permalink' in wanted)) return []
  return [
    relativePath(folderOf(page.permalink.slice(1)), wanted.permalink.slice(1)),
  ]
}

function fileOf(
  link: ResolvedLink,
  { routes }: LinkContext,
): string | undefined {
  if (link.type === 'asset') return link.filePath
  if (!('permalink' in link)) return undefined
  const route = routes.byPath.get(normalizeRoutePath(link.permalink))
  return route && 'filePath' in route ? route.filePath : undefined
}

function cut(url: string): { path: string; rest: string } {
  const { suffix } = splitUrl(url)
  return { path: url.slice(0, url.length - suffix.length), rest: suffix }
}

function encodeKeepingAt(path: string): string {
  return path.startsWith('@site/')
    ? `@site/${encodePath(path.slice(6))}`
    : encodePath(path)
}
