import type { CategoryRoute, DocRoute, Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { MainModel } from '../shared/main-model.ts'
import type { Messages } from '../shared/messages.ts'
import {
  replaceableComponents,
  replaceableNames,
} from '../shared/replaceable.ts'
import {
  type IslandModel,
  type ShellMessages,
  shellMessageKeys,
  type ShellModel,
} from '../shared/shell-model.ts'
import type { SidebarModel } from '../shared/sidebar-model.ts'
import { blogSidebar } from './blog/blog-sidebar.ts'
import { navbarModel } from './navbar.ts'
import { searchModel } from './search-model.ts'
import { docsSidebar } from './sidebar/docs-sidebar.ts'
import { colorMode, siteInfo } from './site-info.ts'
import type { Site } from './site.ts'

/** What the hydrated roots around the text of a page show. */
export function shellModel(
  site: Site,
  route: Route | undefined,
  main: MainModel,
): ShellModel {
  const { config } = site
  const sidebar = route && sidebarOf(site, route)
  const island = route && islandOf(site, route)
  return {
    routePath: route?.path ?? '/404',
    href: toHref(route?.permalink ?? '/404', config),
    baseUrl: config.baseUrl,
    navbar: navbarModel(site, route),
    ...(site.hasSearch && { search: searchModel(site, route) }),
    ...(sidebar && { sidebar }),
    ...versionNames(site),
    toc: 'toc' in main ? main.toc : [],
    colorMode: colorMode(site),
    zoomsImages: config.theme.imageZoom,
    messages: pickMessages(config.messages),
    ...((island || runsOwnCode(site)) && { site: siteInfo(site) }),
    ...(island && { island }),
  }
}

/** Whether components of the site stand in the roots around the article. */
function runsOwnCode({ config: { theme } }: Site): boolean {
  return (
    theme.navbar.items.some(({ type }) => type === 'component') ||
    replaceableNames.some(
      (name) =>
        replaceableComponents[name] === 'shell' &&
        theme.components[name] !== undefined,
    )
  )
}

function versionNames({ graph }: Site): Pick<ShellModel, 'versions'> {
  const several = graph.docSets.filter(({ versions }) => versions.length > 1)
  if (several.length === 0) return {}
  const names = several.map(({ config, versions }) => [
    config.id,
    versions.map(({ name }) => name),
  ])
  return { versions: Object.fromEntries(names) as Record<string, string[]> }
}

function sidebarOf(site: Site, route: Route): SidebarModel | undefined {
  if (hasDocsSidebar(route)) return docsSidebar(site, route)
  return 'blogId' in route ? blogSidebar(site, route) : undefined
}

function hasDocsSidebar(route: Route): route is DocRoute | CategoryRoute {
  return route.type === 'doc' || route.type === 'category'
}

function islandOf(site: Site, route: Route): IslandModel | undefined {
  const { assets, config } = site
  const moduleHref =
    'filePath' in route ? assets.islandHrefs.get(route.filePath) : undefined
  if (moduleHref === undefined) return undefined
  return { moduleHref, ...config.theme.lazyLoading }
}

function pickMessages(messages: Messages): ShellMessages {
  return Object.fromEntries(
    shellMessageKeys.map((key) => [key, messages[key]]),
  ) as ShellMessages
}
