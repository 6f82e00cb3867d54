import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { CardStyle, ResolvedConfig } from '@gwdocs/core'
import type { StaticFile } from '../read/site-sources.ts'

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** The accent of the theme on dark ground. */
const usualAccent = '#4fc79e'

/** What the pictures of a site have in common. What cannot be drawn, such as a logo elsewhere, is left out. */
export function cardStyle(
  config: ResolvedConfig,
  {
    background,
    text,
    muted,
    accent,
  }: NonNullable<ResolvedConfig['socialCards']>,
  logo: StaticFile | undefined,
): CardStyle {
  const type = logo && types[extname(logo.source).toLowerCase()]
  return {
    ...{ background, text, muted, accent: accent ?? accentOf(config) },
    ...(logo &&
      type && {
        logo: `data:${type};base64,${readFileSync(logo.source).toString('base64')}`,
      }),
  }
}

/** As the config names it: its own one for pictures, else that of the navbar. */
export function logoPath({
  socialCards,
  theme,
}: ResolvedConfig): string | undefined {
  const { logo } = theme.navbar
  return socialCards?.logo ?? logo?.srcDark ?? logo?.src
}

function accentOf({ theme }: ResolvedConfig): string {
  const token = theme.tokens['color-accent']
  const value = typeof token === 'string' ? token : token?.dark
  return value && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? value
    : usualAccent
}
