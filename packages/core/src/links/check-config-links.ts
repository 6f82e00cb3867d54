import type { ResolvedConfig } from '../config/resolved-config.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { navbarItems } from '../layout/check-navbar.ts'
import { siteTags } from '../policy/site-tags.ts'
import { type AddressContext, checkAddress } from './check-address.ts'
import { splitUrl, withoutBase } from './find-target.ts'
import { isExternal } from './href-of.ts'
import { severityOf } from '../diagnostics/severity-of.ts'

type Context = AddressContext

type Found = {
  readonly to: string
  readonly keyPath: KeyPath
}

/** Links of navbar and footer that name no page; images, scripts and styles that do not exist. */
export function checkConfigLinks(context: Context): Diagnostic[] {
  const { config } = context
  return [
    ...[...navbarLinks(config), ...footerLinks(config)].flatMap((link) =>
      checkPage(link, context),
    ),
    ...configImages(config).flatMap((image) => checkImage(image, context)),
    ...siteFiles(config).flatMap((file) => checkFile(file, context)),
  ]
}

function navbarLinks({ theme }: ResolvedConfig): Found[] {
  return theme.navbar.items.flatMap((each, index) =>
    navbarItems(each, ['theme', 'navbar', 'items', index]).flatMap(
      ({ item, keyPath }) =>
        item.type === 'link' ? toFound(item.to, keyPath) : [],
    ),
  )
}

function footerLinks({ theme }: ResolvedConfig): Found[] {
  return (theme.footer?.links ?? []).flatMap((link, index): Found[] => {
    const keyPath = ['theme', 'footer', 'links', index]
    const items = 'items' in link ? link.items : [link]
    return items.flatMap((item, inner) => {
      const own = 'items' in link ? [...keyPath, 'items', inner] : keyPath
      return 'to' in item ? toFound(item.to, own) : []
    })
  })
}

function toFound(to: string | undefined, keyPath: Found['keyPath']): Found[] {
  return to === undefined ? [] : [{ to, keyPath: [...keyPath, 'to'] }]
}

function checkPage({ to, keyPath }: Found, context: Context): Diagnostic[] {
  const { configFile } = context.config
  return checkAddress(
    { url: to, path: to, place: { type: 'key', file: configFile, keyPath } },
    context,
  )
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

/** Files of the site that the head of every page names. */
function siteFiles(config: ResolvedConfig): Found[] {
  return siteTags(config).flatMap(({ tagName, attributes, keyPath }) => {
    const { src, href, rel = '' } = attributes
    const isSheet = tagName === 'link' && /\bstylesheet\b/.test(rel)
    const to = tagName === 'script' ? src : isSheet ? href : undefined
    return to?.startsWith('/') && !to.startsWith('//') ? [{ to, keyPath }] : []
  })
}

function checkFile(
  { to, keyPath }: Found,
  { config, staticPaths }: Context,
): Diagnostic[] {
  const severity = severityOf(config.links.broken)
  const path = withoutBase(splitUrl(to).path, config.siteBaseUrl)
  if (!severity || staticPaths.has(path)) return []
  const meant = closestName(path, staticPaths)
  return [
    {
      code: 'broken-link',
      severity,
      message: `Every page would load \`${path}\`, and no static file has this address.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : `put the file into \`${config.staticDirs[0] ?? 'static'}/\`.`,
      place: { type: 'key', file: config.configFile, keyPath },
    },
  ]
}
