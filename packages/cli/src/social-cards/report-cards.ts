import type { Diagnostic, ResolvedConfig, Route } from '@gwdocs/core'

type Reported = Pick<ResolvedConfig, 'configFile'>

export function drawerMissing({ configFile }: Reported): Diagnostic {
  return {
    code: 'social-cards-missing',
    severity: 'warning',
    message:
      'The site has no package `@gwdocs/social-cards`, so its pages have no pictures for where they are shared.',
    hint: 'install it in the site: `npm install @gwdocs/social-cards`, or remove `socialCards`.',
    place: { type: 'key', file: configFile, keyPath: ['socialCards'] },
  }
}

/** In: why the font cannot be used, as a sentence. */
export function fontUnusable(
  { configFile }: Reported,
  reason: string,
): Diagnostic {
  return {
    code: 'social-card-font',
    severity: 'error',
    message: reason,
    hint: 'name a TrueType or OpenType file of the site, such as `./fonts/title.ttf`, or one of a package that it has installed, such as `@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf`.',
    place: { type: 'key', file: configFile, keyPath: ['socialCards', 'font'] },
  }
}

export function logoMissing(
  { configFile }: Reported,
  path: string,
): Diagnostic {
  return {
    code: 'config-invalid-value',
    severity: 'error',
    message: `\`socialCards.logo\` is \`${path}\`, which is no SVG, PNG or JPEG file of the static folder.`,
    hint: 'name a static file, such as `/img/logo.svg`.',
    place: { type: 'key', file: configFile, keyPath: ['socialCards', 'logo'] },
  }
}

export type LackingCard = {
  readonly route: Route
  readonly font: string
  readonly missing: readonly string[]
}

export function charactersMissing(
  { configFile }: Reported,
  { route, font, missing }: LackingCard,
): Diagnostic {
  const named = missing.map((each) => `\`${each}\``).join(', ')
  return {
    code: 'social-card-characters',
    severity: 'warning',
    message: `The picture of \`${route.path}\` is to say ${named}, and the font \`${font}\` has no such characters.`,
    hint: 'name a font in `socialCards.font` that has them, other words in the front matter (`title`, `description`), or a picture of its own (`image`).',
    place: {
      type: 'file',
      file: 'filePath' in route ? route.filePath : configFile,
    },
  }
}
