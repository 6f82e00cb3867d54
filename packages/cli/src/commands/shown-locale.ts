import type { ResolvedConfig } from '@gwdocs/core'

/** Base path at which a reader begins: that of the locale which the command names. */
export function shownBase(
  { i18n, baseUrl }: ResolvedConfig,
  name: string | undefined,
): string {
  const locale = i18n.locales.find((each) => each.name === name)
  return locale?.baseUrl ?? baseUrl
}

/** Why a locale cannot be shown; undefined where it can. */
export function localeProblem(
  { i18n }: ResolvedConfig,
  name: string | undefined,
): string | undefined {
  const names = i18n.locales.map((each) => each.name)
  if (name === undefined || names.includes(name)) return undefined
  const list = names.map((each) => `\`${each}\``).join(' or ')
  return `error: the site has no locale \`${name}\`.\n  fix: use ${list}, or add it to \`i18n.locales\`.`
}
