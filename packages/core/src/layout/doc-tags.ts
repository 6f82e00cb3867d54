import type { Doc } from '../docs/doc.ts'
import type { DocRoute, DocTagRoute, DocTagsRoute } from '../routes/route.ts'
import { joinRoute } from '../routes/join-route.ts'
import { toHref } from '../shared/href.ts'
import type { DocTagMain, TagsMain } from '../shared/main-model.ts'
import type { TagModel } from '../shared/page-parts.ts'
import { formatMessage } from '../shared/messages.ts'
import type { RoutePath } from '../shared/route-path.ts'
import type { Tag } from '../tags/tag.ts'
import { type DocPlace, findDoc, placeOfRoute } from './doc-lookup.ts'
import type { Site } from './site.ts'

/** The tags of a doc, each with its page in the doc's version. */
export function docTags(site: Site, route: DocRoute): TagModel[] {
  const place = placeOfRoute(site.graph, route)
  const { tags } = findDoc(place.version, route.docId)
  return tags.map((tag) => tagModel(tag, place, site))
}

/** All tags of a version, but for those that only unlisted docs carry. */
export function docTagsMain(site: Site, route: DocTagsRoute): TagsMain {
  const place = placeOfRoute(site.graph, route)
  return {
    type: 'tags',
    title: site.config.messages.tagsTitle,
    tags: place.version.tags
      .filter(({ isUnlisted }) => !isUnlisted)
      .map(({ tag, items }) => ({
        ...tagModel(tag, place, site),
        count: items.length,
      })),
  }
}

/** The docs that carry a tag, by title. */
export function docTagMain(
  site: Site,
  { group, ...route }: DocTagRoute,
): DocTagMain {
  const { messages, locale } = site.config
  const { tag, items, isUnlisted } = group
  const overview = tagsPath(placeOfRoute(site.graph, route))
  const byTitle = new Intl.Collator(locale.htmlLang).compare
  return {
    type: 'doc-tag',
    title: formatMessage(
      messages.tagDocs,
      { count: items.length, label: tag.label },
      locale.htmlLang,
    ),
    ...(tag.description && { description: tag.description }),
    ...(site.routes.byPath.has(overview) && {
      overview: {
        label: messages.viewAllTags,
        href: toHref(overview, site.config),
      },
    }),
    banners: isUnlisted ? ['unlisted'] : [],
    docs: items
      .toSorted((a, b) => byTitle(a.title, b.title))
      .flatMap((doc) => toLink(doc, site)),
  }
}

function toLink(
  { filePath, title, description }: Doc,
  { routes, config }: Site,
): DocTagMain['docs'] {
  const route = routes.byFile.get(filePath)
  if (!route) return []
  const href = toHref(route.permalink, config)
  return [{ label: title, href, ...(description && { description }) }]
}

function tagModel(tag: Tag, place: DocPlace, { config }: Site): TagModel {
  return {
    label: tag.label,
    href: toHref(joinRoute(tagsPath(place), tag.permalink), config),
    ...(tag.description && { description: tag.description }),
  }
}

function tagsPath({ docSet: { config }, version }: DocPlace): RoutePath {
  return joinRoute(config.routeBasePath, version.path, config.tagsBasePath)
}
