import type { OpenTranslation } from './open-translations.ts'

export type ChosenTranslations = {
  readonly wanted: readonly OpenTranslation[]
  /** Why nothing can be chosen; undefined where it can. */
  readonly problem?: string
}

/** The translations into the language that a command names; all of them where it names none. */
export function chooseLocale(
  translations: readonly OpenTranslation[],
  name: string | undefined,
): ChosenTranslations {
  if (name === undefined) return { wanted: translations }
  const wanted = translations.filter(({ locale }) => locale.name === name)
  if (wanted.length > 0) return { wanted }
  const names = translations.map(({ locale }) => `\`${locale.name}\``)
  const choice = names.join(' or ') || 'one that `i18n.locales` lists'
  const problem = `error: \`${name}\` is no language into which the site is translated.\n  fix: use ${choice}.`
  return { wanted, problem }
}
