import type { ResolvedConfig } from '../config/resolved-config.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { RouteTable } from '../routes/route.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import { splitUrl } from './find-target.ts'
import { isExternal } from './href-of.ts'
import { severityOf } from '../diagnostics/severity-of.ts'

type Context = {
  readonly config: ResolvedConfig
  readonly routes: RouteTable
  readonly staticPaths: ReadonlySet<string>
}

type Found = {
  readonly to: string
  readonly keyPath: readonly (string | number)[]
}

/** Links of navbar and footer that name no page; images of the config that do not exist. */
export function checkConfigLinks(context: Context): Diagnostic[] {
  const { config } = context
  return [
    ...[...navbarLinks(config), ...footerLinks(config)].flatMap((link) =>
      checkPage(link, context),
    ),
    ...configImages(config).flatMap((image) => checkImage(image, context)),
  ]
}

function navbarLinks({ theme }: ResolvedConfig): Found[] {
  return theme.navbar.items.flatMap((item, index): Found[] => {
    const keyPath = ['theme', 'navbar', 'items', index]
    if (item.type === 'link') return toFound(item.to, keyPath)
    if (item.type !== 'dropdown') return []
    return item.items.flatMap(({ to }, inner) =>
      toFound(to, [...keyPath, 'items', inner]),
    )
  })
}

function footerLinks({ theme }: ResolvedConfig): Found[] {
  return (theme.footer?.links ?? []).flatMap((link, index): Found[] => {
    const keyPath = ['theme', 'footer', 'links', index]
    if (!('items' in link)) return toFound(link.to, keyPath)
    return link.items.flatMap(({ to }, inner) =>
      toFound(to, [...keyPath, 'items', inner]),
    )
  })
}

function toFound(to: string | undefined, keyPath: Found['keyPath']): Found[] {
  return to === undefined ? [] : [{ to, keyPath: [...keyPath, 'to'] }]
}

function checkPage(
  { to, keyPath }: Found,
  { config, routes, staticPaths }: Context,
): Diagnostic[] {
  const severity = severityOf(config.links.broken)
  const { path } = splitUrl(to)
  const isKnown =
    routes.byPath.has(normalizeRoutePath(path)) || staticPaths.has(path)
  if (!severity || isKnown || isExternal(to)) return []
  const meant = closestName(path, routes.byPath.keys())
  return [
    {
      code: 'broken-link',
      severity,
      message: `\`${to}\` points nowhere: no page of the site has this address.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : 'name a page by its address, such as `/intro`.',
      place: { type: 'key', file: config.configFile, keyPath },
    },
  ]
}

function configImages({ favicon, theme }: ResolvedConfig): Found[] {
  const logo = theme.navbar.logo
  const images: [string | undefined, Found['keyPath']][] = [
    [favicon, ['favicon']],
    [logo?.src, ['theme', 'navbar', 'logo', 'src']],
    [logo?.srcDark, ['theme', 'navbar', 'logo', 'srcDark']],
    [theme.footer?.logo?.src, ['theme', 'footer', 'logo', 'src']],
    [theme.footer?.logo?.srcDark, ['theme', 'footer', 'logo', 'srcDark']],
  ]
  return images.flatMap(([to, keyPath]) =>
    to === undefined ? [] : [{ to, keyPath }],
  )
}

function checkImage(
  { to, keyPath }: Found,
  { config, staticPaths }: Context,
): Diagnostic[] {
  const severity = severityOf(config.links.brokenImages)
  const path = to.startsWith('/') ? to : `/${to}`
  if (!severity || staticPaths.has(path) || isExternal(to)) return []
  const meant = closestName(path, staticPaths)
  return [
    {
      code: 'broken-image',
      severity,
      message: `\`${to}\` points nowhere: no static file has this address.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : `put the file into \`${config.staticDirs[0] ?? 'static'}/\`.`,
      place: { type: 'key', file: config.configFile, keyPath },
    },
  ]
}
