import type { ContentModel, PageModel } from '@gwdocs/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Island } from '../roots/Island.tsx'
import {
  idPrefix,
  rootNames,
  type RootName,
  ShellRoot,
} from '../roots/ShellRoot.tsx'
import type { NavbarComponents } from '../components/Navbar/navbar-components.ts'
import { setTranslations } from '../compat/current-translations.ts'
import { PageContext } from '../content/page-context.ts'
import { Main } from '../layouts/Main.tsx'
import { Skeleton } from '../layouts/Skeleton.tsx'
import {
  type Replacements,
  setReplacements,
} from '../overriding/replaceable.tsx'
import { escapeHtml, escapeJson } from './escape-html.ts'
import { createPageHead, type PageHead } from './page-head.ts'
import type { PageComponents } from '../roots/page-component.ts'
import { renderInline, renderTree } from './render-content.tsx'
import { renderHead } from './render-head.ts'

export type RenderPage = {
  readonly model: PageModel
  readonly components: PageComponents
  /** Components of the site that stand in the navbar. */
  readonly navbarComponents: NavbarComponents
  /** Components of the site in place of the theme's. */
  readonly replacements: Replacements
  /** Minified source of the boot script. */
  readonly bootScript: string
}

/**
 * The HTML document of a page: a pure function of its model, complete without JavaScript.
 *
 * Navbar, sidebar and table of contents are roots of their own; the article lies in none,
 * unless its page is hydrated as a whole.
 */
export function renderPage(page: RenderPage): string {
  const { model, navbarComponents, bootScript } = page
  const { head, shell, site } = model
  const ownHead = createPageHead()
  setTranslations(site.translations)
  setReplacements(page.replacements)
  const context = { site, shell, addHead: ownHead.add }
  const main = renderMain(page, ownHead)
  const body = renderToStaticMarkup(
    <PageContext value={context}>
      <Skeleton
        model={model}
        roots={renderRoots(model, navbarComponents)}
        main={main}
        announcement={model.announcement && renderTree(model.announcement.root)}
      />
    </PageContext>,
  )
  return [
    `<!doctype html><html${rootAttributes(model)}><head>${ownHead.applyTo(renderHead(head, bootScript))}</head>`,
    `<body>${body}${movedPlaces(model)}`,
    `<script type="application/json" id="gw-page-data">${escapeJson({ shell, buildId: head.buildId })}</script>`,
    '</body></html>\n',
  ].join('')
}

/** The script that knows where places went which the page had once. */
function movedPlaces({ movedPlaces: moved }: PageModel): string {
  if (!moved) return ''
  const places = escapeHtml(JSON.stringify(moved.places))
  return `<script async src="${escapeHtml(moved.scriptHref)}" data-gw-places="${places}"></script>`
}

/** What stands in the main area, as HTML. */
function renderMain(page: RenderPage, ownHead: PageHead): string {
  const { model } = page
  const { site, shell } = model
  return renderToStaticMarkup(
    <PageContext value={{ site, shell, addHead: ownHead.add }}>
      <Main
        model={model}
        renderContent={(content) => contentNode(content, page, ownHead.add)}
        renderInline={renderInline}
      />
    </PageContext>,
  )
}

function rootAttributes({ head, shell, announcement }: PageModel): string {
  const { defaultMode, followsSystem } = shell.colorMode
  const attributes: Readonly<Record<string, string | undefined>> = {
    lang: head.lang,
    dir: head.dir,
    'data-color-mode': defaultMode,
    'data-gw-default-mode': defaultMode,
    'data-gw-follows-system': followsSystem ? '' : undefined,
    'data-gw-client': head.clientHref,
    'data-gw-announcement': announcement?.isCloseable
      ? announcement.id
      : undefined,
  }
  return Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`,
    )
    .join('')
}

function renderRoots(
  { shell }: PageModel,
  navbarComponents: NavbarComponents,
): Record<RootName, string> {
  const html = rootNames.map((name) => [
    name,
    renderToString(
      <ShellRoot
        name={name}
        shell={shell}
        navbarComponents={navbarComponents}
      />,
      { identifierPrefix: idPrefix(name) },
    ),
  ])
  return Object.fromEntries(html) as Record<RootName, string>
}

function contentNode(
  content: ContentModel,
  { model: { main, shell, site }, components }: RenderPage,
  addHead: PageHead['add'],
): ReactNode {
  // A list of posts is none of them: their heads stay on their own pages.
  const known = { site, shell }
  const context = main.type === 'post-list' ? known : { ...known, addHead }
  if (content.type === 'tree')
    return <PageContext value={context}>{renderTree(content.root)}</PageContext>
  const Component = components.get(content.filePath)
  if (!Component)
    throw new Error(`The module of ${content.filePath} was not loaded.`)
  if (!shell.island) {
    return (
      <PageContext value={context}>
        <Component />
      </PageContext>
    )
  }
  const html = renderToString(
    <Island
      Component={Component}
      context={context}
      messages={shell.messages}
    />,
    {
      identifierPrefix: idPrefix('island'),
    },
  )
  return <div data-gw-island="" dangerouslySetInnerHTML={{ __html: html }} />
}
