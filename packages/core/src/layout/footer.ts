import type { FooterLinkConfig } from '../config/theme-schema.ts'
import type { FooterModel } from '../shared/main-model.ts'
import { configTarget } from './config-link.ts'
import { logoModel } from './navbar.ts'
import type { Site } from './site.ts'

/** The foot of every page; absent where the config has none. */
export function footerModel(site: Site): FooterModel | undefined {
  const { footer } = site.config.theme
  if (!footer) return undefined
  const { logo, links, copyright } = footer
  const rows = links.filter(isLink)
  const columns = links.flatMap((link) =>
    'items' in link
      ? [
          {
            title: link.title,
            links: link.items.map((each) => toLink(each, site)),
          },
        ]
      : [],
  )
  const row =
    rows.length > 0 ? [{ links: rows.map((each) => toLink(each, site)) }] : []
  return {
    ...(logo && {
      logo: {
        ...logoModel(logo, site),
        href: configTarget({ to: logo.href ?? '/' }, site.config).href,
      },
    }),
    columns: [...columns, ...row],
    ...(copyright && { copyright }),
  }
}

type Entry = NonNullable<Site['config']['theme']['footer']>['links'][number]

function isLink(entry: Entry): entry is FooterLinkConfig {
  return !('items' in entry)
}

function toLink(link: FooterLinkConfig, { config }: Site) {
  return { label: link.label, ...configTarget(link, config) }
}
