import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type IconSite, type SiteIcon, toIcon } from './find-icons.ts'

/** What is wrong with the icons that the config names. */
export function checkIcons(site: IconSite): Diagnostic[] {
  const { config } = site
  if (config.manifest === false) return []
  return (config.manifest.icons ?? []).flatMap(
    ({ src, purpose }, index): Diagnostic[] => {
      const icon = toIcon(site, src, purpose)
      if (!icon) return [noIcon(src, index, config)]
      return isSquare(icon) ? [] : [notSquare(icon, index, config)]
    },
  )
}

function isSquare({ sizes }: SiteIcon): boolean {
  const [width, height] = sizes.split('x')
  return sizes === 'any' || width === height
}

function noIcon(
  src: string,
  index: number,
  config: ResolvedConfig,
): Diagnostic {
  return {
    code: 'config-invalid-value',
    severity: 'error',
    message: `\`manifest.icons[${index}].src\` is \`${src}\`, which is no SVG, PNG, WebP or ICO file of the static folder.`,
    hint: 'name a static file, such as `/img/icon-192.png`.',
    place: placeOf(index, config),
  }
}

function notSquare(
  { path, sizes }: SiteIcon,
  index: number,
  config: ResolvedConfig,
): Diagnostic {
  return {
    code: 'icon-not-square',
    severity: 'warning',
    message: `The icon \`${path}\` is ${sizes} pixels large: systems cut icons that are not square, or leave them out.`,
    hint: 'give it equal sides; 192 and 512 pixels are what systems ask for.',
    place: placeOf(index, config),
  }
}

function placeOf(
  index: number,
  { configFile: file }: ResolvedConfig,
): Diagnostic['place'] {
  return { type: 'key', file, keyPath: ['manifest', 'icons', index, 'src'] }
}
