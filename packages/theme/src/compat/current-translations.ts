type Translations = Readonly<Record<string, string>>

let current: Translations = {}

/**
 * Names the language for `translate()`, which code calls without any context: rendering is
 * synchronous, and a page in the browser has one language.
 */
export function setTranslations(translations: Translations | undefined): void {
  current = translations ?? {}
}

/** A text of the site's own in the language of the page; as it is written where it has none. */
export function translationOf(
  id: string | undefined,
  text: string,
  translations: Translations = current,
): string {
  return translations[id ?? text] ?? translations[text] ?? text
}
