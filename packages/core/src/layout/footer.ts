import type { FooterItemConfig } from '../config/theme-schema.ts'
import type { FooterItem, FooterModel } from '../shared/main-model.ts'
import { configTarget } from './config-link.ts'
import { logoModel } from './navbar.ts'
import type { Site } from './site.ts'

/** The foot of every page; absent where the config has none. */
export function footerModel(site: Site): FooterModel | undefined {
  const { footer } = site.config.theme
  if (!footer) return undefined
  const { style, logo, links, copyright } = footer
  const rows = links.filter(isItem)
  const columns = links.flatMap((link) =>
    'items' in link
      ? [
          {
            title: link.title,
            links: link.items.map((each) => toItem(each, site)),
          },
        ]
      : [],
  )
  const row =
    rows.length > 0 ? [{ links: rows.map((each) => toItem(each, site)) }] : []
  return {
    style,
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

function isItem(entry: Entry): entry is FooterItemConfig {
  return !('items' in entry)
}

function toItem(item: FooterItemConfig, { config }: Site): FooterItem {
  if ('html' in item) return item
  const { label, className, 'aria-label': ariaLabel } = item
  return {
    label,
    ...configTarget(item, config),
    ...(ariaLabel && { ariaLabel }),
    ...(className && { className }),
  }
}
