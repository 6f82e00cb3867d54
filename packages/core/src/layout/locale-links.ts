import type { NavbarItemConfig } from '../config/navbar-schema.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { AlternateModel } from '../shared/head-model.ts'
import type { MenuItem, NavbarItem } from '../shared/navbar-model.ts'
import { homeHref } from './home-href.ts'
import type { Site, SiteLocale } from './site.ts'

/**
 * The same page in another locale: what is made from the same file, or has the same address.
 * Undefined where that locale has none, such as the page of a tag that nothing has there.
 */
export function counterpart(
  route: Route,
  { routes, config }: SiteLocale,
): string | undefined {
  const same =
    'filePath' in route
      ? routes.byFile.get(route.filePath)
      : routes.byPath.get(route.path)
  return same && toHref(same.permalink, config)
}

/**
 * The page in all languages of the site, itself among them, and in the default one for
 * readers of any other.
 *
 * A page that is not translated yet is among them: Google asks for these links also where
 * only the frame of a page is in another language.
 *
 * @see Google Search Central, localized versions of your pages
 */
export function alternates(
  { locales }: Site,
  route: Route | undefined,
): AlternateModel[] {
  if (locales.length < 2 || !route) return []
  const found = locales.flatMap((each) => {
    const href = counterpart(route, each)
    const { locale, url } = each.config
    return href === undefined ? [] : [{ locale, href: url + href }]
  })
  const byDefault = found.filter(({ locale }) => locale.isDefault)
  return [
    ...found.map(({ locale, href }) => ({ lang: locale.htmlLang, href })),
    ...byDefault.map(({ href }) => ({ lang: 'x-default', href })),
  ]
}

type LocaleItem = Extract<NavbarItemConfig, { type: 'localeDropdown' }>

export type LocaleDropdown = {
  readonly item: LocaleItem
  /** What stands above and below the languages. */
  readonly before: readonly MenuItem[]
  readonly after: readonly MenuItem[]
}

/** All languages: each leads to this page, or, where a locale lacks it, to where that begins. */
export function localeDropdown(
  { item, before, after }: LocaleDropdown,
  { config, locales, staticPaths }: Site,
  route: Route | undefined,
): NavbarItem[] {
  if (locales.length < 2) return []
  const { position, className } = item
  const languages = locales.map((each) => ({
    label: each.config.locale.label,
    href:
      (route && counterpart(route, each)) ?? homeHref({ ...each, staticPaths }),
    lang: each.config.locale.htmlLang,
    isExternal: false,
    isActive: each.config.locale.name === config.locale.name,
  }))
  return [
    {
      type: 'dropdown',
      position,
      label: config.locale.label,
      icon: 'languages',
      menuLabel: config.messages.languages,
      items: [...before, ...languages, ...after],
      ...(className && { className }),
    },
  ]
}
