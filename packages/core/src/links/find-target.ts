import type { ResolvedConfig } from '../config/resolved-config.ts'
import { namedLocale } from '../i18n/named-locale.ts'
import type { RawLink } from '../parse/parsed-file.ts'
import type { RouteTable } from '../routes/route.ts'
import { decodePath } from '../shared/href.ts'
import { resolvePath } from '../shared/resolve-path.ts'
import { normalizeRoutePath, type RoutePath } from '../shared/route-path.ts'
import { fileCandidates } from './file-candidates.ts'
import { isExternal } from './href-of.ts'
import type { LinkedLocale } from './linked-site.ts'
import type { ResolvedLink } from './resolved-link.ts'

export type LinkContext = {
  readonly routes: RouteTable
  readonly baseUrl: string
  /** `/img/x.png` for every file of the static folders. */
  readonly staticPaths: ReadonlySet<string>
  readonly ownFiles: ReadonlySet<string>
  readonly locales: readonly LinkedLocale[]
  readonly config: Pick<ResolvedConfig, 'i18n' | 'siteBaseUrl'>
  /** Files of the content folders that are no pages. */
  readonly assets: ReadonlySet<string>
  /** Folders whose root a link with a leading slash may mean: `docs`, `blog`. */
  readonly contentFolders: readonly string[]
}

type Split = { readonly path: string; readonly suffix: string }

/**
 * What an address means in a file.
 *
 * Tried in order: another host; a place on the same page; a page by its address; a static
 * file; a file by its path; a page of
 * the language that the address names. The first that exists is meant. What ends in `.md` names a file
 * before all else.
 */
export function findTarget(
  link: RawLink,
  filePath: string,
  context: LinkContext,
): ResolvedLink {
  const { url } = link
  if (/^pathname:\/\//.test(url)) return findPathname(url, context)
  if (isExternal(url)) return { type: 'external', url }
  if (url === '' || /^[?#]/.test(url)) return { type: 'hash', hash: url }
  const split = splitUrl(url)
  const byAddress = () =>
    findRoute(split, filePath, context) ?? findStatic(split, context)
  const byPath = () => findFile(split, filePath, context)
  const found = /\.mdx?$/.test(split.path)
    ? (byPath() ?? byAddress())
    : (byAddress() ?? byPath())
  return found ?? findInLocale(split, context) ?? { type: 'broken', url }
}

/** Is not looked up, unless it names a language: its pages are known. */
function findPathname(url: string, context: LinkContext): ResolvedLink {
  const split = splitUrl(url.slice('pathname://'.length))
  // What stands before a colon would be the scheme of an address: `javascript:`.
  if (/^[^/]*:/.test(split.path)) return { type: 'broken', url }
  const isKnown = context.staticPaths.has(split.path)
  const named = isKnown ? undefined : namedLocale(split.path, context.config)
  if (!named) return { type: 'static', ...split }
  return findInLocale(split, context) ?? { type: 'broken', url }
}

/** A page of the language that an address names; those of one that is not built are taken on trust. */
function findInLocale(
  { path, suffix }: Split,
  { locales, config }: LinkContext,
): ResolvedLink | undefined {
  const named = namedLocale(path, config)
  if (!named) return undefined
  const { name, baseUrl } = named.locale
  const built = locales.find((each) => each.config.locale.name === name)
  const route = built?.routes.byPath.get(normalizeRoutePath(named.path))
  if (built && !route) return undefined
  const permalink = asWritten(path, route?.permalink ?? named.path)
  return { type: 'locale', locale: name, baseUrl, permalink, suffix }
}

/** Path and rest of an address; the path decoded, as files and routes are. */
export function splitUrl(url: string): Split {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  return { path: decodePath(path).normalize('NFC'), suffix }
}

/** `./routing.md`, `../img/x.png`, `/guide/start.mdx`, `@site/docs/x.md`, with or without ending. */
function findFile(
  { path, suffix }: Split,
  filePath: string,
  { routes, assets, contentFolders }: LinkContext,
): ResolvedLink | undefined {
  for (const candidate of fileCandidates(path, filePath, contentFolders)) {
    const route = routes.byFile.get(candidate)
    if (route)
      return {
        type: 'route',
        permalink: asWritten(path, route.permalink),
        suffix,
      }
    if (assets.has(candidate))
      return { type: 'asset', filePath: candidate, suffix }
  }
  return undefined
}

function findRoute(
  { path, suffix }: Split,
  filePath: string,
  context: LinkContext,
): ResolvedLink | undefined {
  const { routes } = context
  const absolute = path.startsWith('/')
    ? path
    : fromPage(path, filePath, routes)
  const candidates =
    absolute === undefined ? [] : [absolute, ...withoutBases(absolute, context)]
  for (const candidate of candidates) {
    const route = routes.byPath.get(normalizeRoutePath(candidate))
    if (route)
      return {
        type: 'route',
        permalink: asWritten(path, route.permalink),
        suffix,
      }
  }
  return undefined
}

/** A link that its author ended with a slash keeps it. */
function asWritten(path: string, permalink: RoutePath): RoutePath {
  return path.endsWith('/') && !permalink.endsWith('/')
    ? `${permalink}/`
    : permalink
}

/** A relative address as a browser on that page would read it. */
function fromPage(
  path: string,
  filePath: string,
  routes: RouteTable,
): string | undefined {
  const route = routes.byFile.get(filePath)
  if (!route) return undefined
  const folder = route.permalink.slice(0, route.permalink.lastIndexOf('/'))
  return `/${resolvePath(folder.replace(/^\//, ''), path)}`
}

/**
 * An address that was written with the base path of its page's language, or of the site: a page
 * that is not translated shows the links of its source.
 */
function withoutBases(
  path: string,
  { baseUrl, config }: LinkContext,
): string[] {
  return [withoutBase(path, baseUrl), withoutBase(path, config.siteBaseUrl)]
}

/** `/base/guide` → `/guide`, and `/base` → `/`; other paths stay. */
export function withoutBase(path: string, baseUrl: string): string {
  if (`${path}/` === baseUrl) return '/'
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path
}

function findStatic(
  { path, suffix }: Split,
  context: LinkContext,
): ResolvedLink | undefined {
  const { staticPaths, ownFiles } = context
  const candidates = path.startsWith('@site/static/')
    ? [path.slice('@site/static'.length)]
    : [path, ...withoutBases(path, context)]
  const own = candidates.find((each) => ownFiles.has(each))
  if (own !== undefined) return { type: 'own', path: own, suffix }
  const found = candidates.find((each) => isStatic(each, staticPaths))
  return found === undefined
    ? undefined
    : { type: 'static', path: found, suffix }
}

/** Whether a path names a static file, or a static folder with a page of its own. */
export function isStatic(
  path: string,
  staticPaths: ReadonlySet<string>,
): boolean {
  const index = `${path.replace(/\/$/, '')}/index.html`
  return staticPaths.has(path) || staticPaths.has(index)
}
