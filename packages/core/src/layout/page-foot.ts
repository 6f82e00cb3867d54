import { lastUpdate as lastUpdateField } from '../frontmatter/fields.ts'
import { pickFields } from '../frontmatter/pick-fields.ts'
import { withBase } from '../links/href-of.ts'
import type { LastUpdate, PageFoot } from '../shared/page-parts.ts'
import { formatDate } from './format-date.ts'
import type { Site } from './site.ts'

type FootConfig = {
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}

/** What stands below a page's text: where it is edited, and when it was; absent if neither is known. */
export function pageFoot(
  site: Site,
  filePath: string,
  config: FootConfig | undefined,
): { readonly foot?: PageFoot } {
  const editUrl = site.editUrls.get(filePath)
  const lastUpdate = config && lastUpdateOf(site, filePath, config)
  const checkedWith = site.checkedWith.get(filePath)
  if (editUrl === undefined && !lastUpdate && checkedWith === undefined)
    return {}
  return {
    foot: {
      ...(editUrl !== undefined && {
        editHref: withBase(editUrl, site.config),
      }),
      ...(lastUpdate && { lastUpdate }),
      ...(checkedWith !== undefined && { checkedWith }),
    },
  }
}

/** When a file was last changed: ISO 8601, in UTC. */
export function lastChanged(site: Site, filePath: string): string | undefined {
  return ownUpdate(site, filePath)?.date ?? site.history.get(filePath)?.updated
}

function ownUpdate({ graph }: Site, filePath: string) {
  const file = graph.files.get(filePath)
  return file && pickFields(file, { last_update: lastUpdateField }).last_update
}

/** The front matter goes before git, each of date and author by itself. */
function lastUpdateOf(
  site: Site,
  filePath: string,
  { showLastUpdateTime, showLastUpdateAuthor }: FootConfig,
): LastUpdate | undefined {
  const { locale } = site.config
  const date = showLastUpdateTime ? lastChanged(site, filePath) : undefined
  const author = showLastUpdateAuthor
    ? (ownUpdate(site, filePath)?.author ??
      site.history.get(filePath)?.updatedBy)
    : undefined
  if (date === undefined && author === undefined) return undefined
  return {
    ...(date !== undefined && {
      date,
      dateText: formatDate(date, locale),
    }),
    ...(author !== undefined && { author }),
  }
}
