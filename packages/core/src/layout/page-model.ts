import type { Route } from '../routes/route.ts'
import type { MainModel, PageMain, PageModel } from '../shared/main-model.ts'
import { announcementModel } from './announcement-model.ts'
import { blogIndexMain } from './blog/blog-index-main.ts'
import { postListMain } from './blog/post-list-main.ts'
import { postMain } from './blog/post-main.ts'
import { contentOf } from './content-model.ts'
import { tocOf } from './toc.ts'
import { categoryMain, docMain } from './doc-main.ts'
import { docTagMain, docTagsMain } from './doc-tags.ts'
import { footerModel } from './footer.ts'
import { homeHref } from './home-href.ts'
import { headModel } from './head.ts'
import { movedPlaces } from './moved-places.ts'
import { pageFoot } from './page-foot.ts'
import { shellModel } from './shell-model.ts'
import { siteInfo } from './site-info.ts'
import { translationParts } from './translation-notice.ts'
import type { Site } from './site.ts'

/** All that the page of a route shows. */
export function pageModel(site: Site, route: Route): PageModel {
  return assemble(site, route, mainModel(site, route))
}

/** The page for addresses that do not exist. */
export function notFoundModel(site: Site): PageModel {
  return assemble(site, undefined, {
    type: 'not-found',
    homeHref: homeHref(site),
  })
}

/** The page for addresses that cannot be had without a network. */
export function offlineModel(site: Site): PageModel {
  const title = site.config.messages.offlineTitle
  return assemble(site, undefined, { type: 'offline', title })
}

function assemble(
  site: Site,
  route: Route | undefined,
  main: MainModel,
): PageModel {
  const footer = footerModel(site)
  const announcement = announcementModel(site)
  return {
    head: headModel(site, route, main),
    shell: shellModel(site, route, main),
    main,
    ...(footer && { footer }),
    ...(announcement && { announcement }),
    ...(route && movedPlaces(site, route)),
    messages: site.config.messages,
    site: siteInfo(site),
  }
}

function mainModel(site: Site, route: Route): MainModel {
  switch (route.type) {
    case 'doc':
      return docMain(site, route)
    case 'category':
      return categoryMain(site, route)
    case 'doc-tags':
      return docTagsMain(site, route)
    case 'doc-tag':
      return docTagMain(site, route)
    case 'post':
      return postMain(site, route)
    case 'blog-list':
    case 'blog-tag':
    case 'blog-author':
      return postListMain(site, route)
    case 'blog-tags':
    case 'blog-authors':
    case 'blog-archive':
      return blogIndexMain(site, route)
    case 'page':
      return standalone(site, route.filePath)
  }
}

function standalone(site: Site, filePath: string): MainModel {
  const page = site.graph.pages.find((each) => each.filePath === filePath)
  if (!page || page.isModule) return { type: 'module', filePath }
  const titleContent = site.parsed.get(filePath)?.titleContent
  const main: PageMain = {
    type: 'page',
    // Unlike a doc, such a page may begin with a hero of its own: only `# …` is its h1.
    title: titleContent && page.title,
    ...(titleContent && { titleContent }),
    banners: page.banners,
    ...translationParts(site, filePath),
    content: contentOf(site, filePath),
    toc: page.hidesToc ? [] : tocOf(site, filePath, page.tocLevels),
    ...pageFoot(site, filePath, site.config.pages),
  }
  return main
}
