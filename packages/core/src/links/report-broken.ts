import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic, Place, Severity } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import type { FileSummary, RawLink } from '../parse/parsed-file.ts'
import { folderOf, resolvePath } from '../shared/resolve-path.ts'
import { type LinkContext, splitUrl } from './find-target.ts'
import type { LinkedSite } from './linked-site.ts'

export type BrokenLink = {
  readonly link: RawLink
  readonly file: FileSummary
  readonly place: Place
  readonly site: LinkedSite
  readonly context: LinkContext
}

/** A link or an image that leads nowhere, with the name that was probably meant. */
export function reportBroken({
  link,
  file,
  place,
  site,
  context,
}: BrokenLink): Diagnostic[] {
  const isImage = link.kind !== 'link'
  const severity = severityFor(link, site)
  if (!severity) return []
  const { path } = splitUrl(link.url.replace(/^pathname:\/\//, ''))
  const hidden = site.graph.files.get(
    resolvePath(folderOf(file.filePath), path),
  )
  if (hidden) return [reportHidden(hidden, { url: link.url, severity, place })]
  const meant = suggest(path, file.filePath, context)
  return [
    {
      code: isImage ? 'broken-image' : 'broken-link',
      severity,
      message: `\`${link.url}\` points nowhere: ${reasonFor(path, file.filePath, isImage)}.`,
      hint:
        meant === undefined ? adviceFor(isImage) : `did you mean \`${meant}\`?`,
      place,
    },
  ]
}

/** What else an element shows or plays is looked up too, and is no reason to build nothing. */
function severityFor(
  { kind }: RawLink,
  { config: { links } }: LinkedSite,
): Severity | undefined {
  if (kind === 'link') return severityOf(links.broken)
  const severity = severityOf(links.brokenImages)
  return kind === 'file' && severity ? 'warning' : severity
}

type Hidden = {
  readonly url: string
  readonly severity: Severity
  readonly place: Place
}

/** A file that is there, and has no page: a draft, or a partial. */
function reportHidden(
  { filePath, frontMatter }: FileSummary,
  { url, severity, place }: Hidden,
): Diagnostic {
  const isDraft = frontMatter['draft'] === true
  return {
    code: 'broken-link',
    severity,
    message: `\`${url}\` points nowhere: \`${filePath}\` is ${isDraft ? 'a draft' : 'no page of its own'}.`,
    hint: isDraft
      ? 'publish it by taking `draft` out of its front matter, or take the link out.'
      : 'name a page that shows it.',
    place,
  }
}

function reasonFor(path: string, filePath: string, isImage: boolean): string {
  if (path.startsWith('/') && !/\.mdx?$/.test(path)) {
    return isImage
      ? 'no static file has this address'
      : 'no page of the site has this address'
  }
  const target = resolvePath(folderOf(filePath), path)
  const folder = folderOf(target)
  return folder === '' ? 'no such file' : `no such file in \`${folder}/\``
}

function adviceFor(isImage: boolean): string {
  return isImage
    ? 'name a file beside this one, or, with a leading slash, one of the static folder.'
    : 'name a file by its path, such as `./intro.md`, or a page by its address, such as `/intro`.'
}

/** The nearest file name in the folder that the link names, or the nearest address. */
function suggest(
  path: string,
  filePath: string,
  context: LinkContext,
): string | undefined {
  const { routes, assets, staticPaths } = context
  if (path.startsWith('/')) {
    return closestName(path, [...routes.byPath.keys(), ...staticPaths])
  }
  const target = resolvePath(folderOf(filePath), path)
  const folder = folderOf(target)
  const siblings = [...routes.byFile.keys(), ...assets].filter(
    (each) => folderOf(each) === folder,
  )
  const best = closestName(target, siblings)
  if (best === undefined) return undefined
  return (
    path.slice(0, path.lastIndexOf('/') + 1) +
    best.slice(best.lastIndexOf('/') + 1)
  )
}
