import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../bundle/content-hash.ts'
import { takeStyles } from './take-styles.ts'

export type StyledPage = {
  readonly html: string
  /** Path below the output folder → rules. */
  readonly styles: ReadonlyMap<string, string>
}

/**
 * A page whose components may write styles: its head names a sheet with all that they say.
 *
 * @param toHref address of a path below the output folder
 */
export function withStyleSheet(
  html: string,
  toHref: (path: string) => string,
): StyledPage {
  const taken = takeStyles(html)
  if (taken.css === '') return { html: taken.html, styles: new Map() }
  const path = `${assetsFolder}/styles-${hashOf(taken.css)}.css`
  const link = `<link rel="stylesheet" href="${toHref(path)}">`
  return {
    html: taken.html.replace('</head>', () => `${link}</head>`),
    styles: new Map([[path, taken.css]]),
  }
}
