import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { FooterItemConfig, ThemeConfig } from '../config/theme-schema.ts'
import { catalogueFor } from './catalogue.ts'
import { fromDocusaurus } from './docusaurus-messages.ts'
import type { Entries, Labels } from './labels.ts'
import type { Locale } from './locale.ts'

/** The config as one locale's pages see it: its base path, and its words for every label. */
export function localizeConfig(
  config: ResolvedConfig,
  locale: Locale,
  labels: Labels,
): ResolvedConfig {
  const { texts } = labels
  const { title, tagline, theme, blogs, i18n } = config
  return {
    ...config,
    locale,
    baseUrl: locale.baseUrl,
    title: translate(title, texts),
    tagline: translate(tagline, texts),
    blogs: blogs.map((blog) => localizeBlog(blog, labels)),
    theme: localizeTheme(theme, labels),
    translations: { ...texts, ...ofComponents(labels.code) },
    messages: {
      ...catalogueFor(locale.htmlLang),
      ...fromDocusaurus(labels.code),
      ...labels.messages,
      ...i18n.messages[locale.name],
    },
  }
}

/** What Docusaurus collects of a site's own code; the rest is its theme's. */
function ofComponents(code: Entries): Entries {
  const own = Object.entries(code).filter(([id]) => !id.startsWith('theme.'))
  return Object.fromEntries(own)
}

function translate(text: string, texts: Entries): string {
  return texts[text] ?? text
}

function localizeBlog<
  Blog extends {
    id: string
    title?: string | undefined
    description?: string | undefined
    sidebarTitle?: string | undefined
  },
>(blog: Blog, { blogs, texts }: Labels): Blog {
  const keyed = blogs.get(blog.id) ?? {}
  const look = (key: string, text: string | undefined) =>
    keyed[key] ?? (text === undefined ? undefined : translate(text, texts))
  return {
    ...blog,
    title: look('title', blog.title),
    description: look('description', blog.description),
    sidebarTitle: look('sidebar.title', blog.sidebarTitle),
  }
}

function localizeTheme(theme: ThemeConfig, labels: Labels): ThemeConfig {
  const { navbar, footer } = theme
  const inNavbar = lookUp(labels.navbar, labels.texts)
  const inFooter = lookUp(labels.footer, labels.texts)
  return {
    ...theme,
    navbar: {
      ...navbar,
      title: inNavbar('title', navbar.title),
      logo: localizeLogo(navbar.logo, inNavbar),
      items: navbar.items.map((item) =>
        localizeItem(item, (label) => inNavbar(`item.label.${label}`, label)),
      ),
    },
    ...(footer && {
      footer: {
        ...footer,
        copyright: inFooter('copyright', footer.copyright),
        logo: localizeLogo(footer.logo, inFooter),
        links: footer.links.map((entry) =>
          localizeFooter(entry, inFooter),
        ) as typeof footer.links,
      },
    }),
  }
}

type LookUp = <Text extends string | undefined>(key: string, text: Text) => Text

function lookUp(keyed: Entries, texts: Entries): LookUp {
  return <Text extends string | undefined>(key: string, text: Text): Text =>
    text === undefined ? text : ((keyed[key] ?? translate(text, texts)) as Text)
}

function localizeLogo<Logo extends { readonly alt: string } | undefined>(
  logo: Logo,
  look: LookUp,
): Logo {
  return logo && { ...logo, alt: look('logo.alt', logo.alt) }
}

type Labelled = {
  readonly label?: string | undefined
  readonly items?: readonly Labelled[]
  readonly dropdownItemsBefore?: readonly Labelled[]
  readonly dropdownItemsAfter?: readonly Labelled[]
}

/** An item of the navbar and all that its menu holds, whatever their types are. */
function localizeItem<Item extends object>(
  item: Item,
  look: (label: string) => string,
): Item {
  const { label, items, dropdownItemsBefore, dropdownItemsAfter } =
    item as Labelled
  const inner = Object.entries({
    items,
    dropdownItemsBefore,
    dropdownItemsAfter,
  }).flatMap(([key, list]) =>
    list ? [[key, list.map((each) => localizeItem(each, look))]] : [],
  )
  return {
    ...item,
    ...(label !== undefined && { label: look(label) }),
    ...Object.fromEntries(inner),
  } as Item
}

type FooterEntry = NonNullable<ThemeConfig['footer']>['links'][number]

function localizeFooter(entry: FooterEntry, look: LookUp): FooterEntry {
  const localize = <Item extends FooterItemConfig>(item: Item): Item =>
    'label' in item
      ? { ...item, label: look(`link.item.label.${item.label}`, item.label) }
      : item
  if (!('items' in entry)) return localize(entry)
  return {
    ...entry,
    title: look(`link.title.${entry.title}`, entry.title),
    items: entry.items.map(localize),
  }
}
