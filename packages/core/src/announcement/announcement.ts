import { toParseOptions } from '../config/markdown-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { findTarget, type LinkContext } from '../links/find-target.ts'
import type { LinkedSite } from '../links/linked-site.ts'
import { reportBroken } from '../links/report-broken.ts'
import { linkContextOf } from '../links/resolve-links.ts'
import type { ResolvedLink } from '../links/resolved-link.ts'
import { parseFile } from '../parse/parse-file.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { shortHash } from '../shared/short-hash.ts'

/** What the bar above every page says; parsed once for all of them. */
export type Announcement = {
  /** Readers who closed a bar see it again when its id is another. */
  readonly id: string
  readonly isCloseable: boolean
  readonly file: ParsedFile
  /** What the addresses in it mean, in the order of the file's links. */
  readonly links: readonly ResolvedLink[]
}

export type AnnouncementResult = {
  /** Absent where the site announces nothing. */
  readonly announcement?: Announcement
  readonly diagnostics: readonly Diagnostic[]
}

const keyPath = ['theme', 'announcementBar', 'content'] as const

/** Reads the announcement of the config as Markdown, and what its links mean. */
export function readAnnouncement(site: LinkedSite): AnnouncementResult {
  const { config } = site
  const bar = config.theme.announcementBar
  if (!bar) return { diagnostics: [] }
  const context = linkContextOf(site)
  const file = parseContent(bar.content, config)
  const links = file.summary.links.map((link) =>
    findTarget(link, file.filePath, context),
  )
  const place: Place = { type: 'key', file: config.configFile, keyPath }
  const announcement = {
    id: bar.id ?? shortHash(bar.content),
    isCloseable: bar.isCloseable,
    file,
    links,
  }
  return {
    announcement,
    diagnostics: [
      ...file.diagnostics.map((each) => ({ ...each, place })),
      ...checkLinks({ announcement, place, site, context }),
    ],
  }
}

/** The config is trusted, whatever the options say of HTML in content. */
function parseContent(
  text: string,
  { configFile, markdown }: ResolvedConfig,
): ParsedFile {
  return parseFile(
    { filePath: configFile, text },
    { ...toParseOptions(markdown), format: 'md', html: 'allow' },
  )
}

type CheckLinks = {
  readonly announcement: Announcement
  readonly place: Place
  readonly site: LinkedSite
  readonly context: LinkContext
}

function checkLinks({
  announcement,
  place,
  site,
  context,
}: CheckLinks): Diagnostic[] {
  const { summary } = announcement.file
  return summary.links.flatMap((link, index) =>
    announcement.links[index]?.type === 'broken'
      ? reportBroken({ link, file: summary, place, site, context })
      : [],
  )
}
