import { finishContent } from '../content/finish-content.ts'
import type { AnnouncementModel } from '../shared/main-model.ts'
import { finishLink } from './finish-link.ts'
import type { Site } from './site.ts'

/** The bar above every page; absent where the site announces nothing. */
export function announcementModel(site: Site): AnnouncementModel | undefined {
  const { announcement, highlight, config } = site
  if (!announcement) return undefined
  const { id, isCloseable, file, links } = announcement
  const root = finishContent({
    file,
    links: links.map((link) => finishLink(link, site)),
    highlight,
    messages: config.messages,
  })
  return { id, isCloseable, root }
}
