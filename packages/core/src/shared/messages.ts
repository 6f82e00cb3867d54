import type { en } from './messages/en.ts'

/** Every text that gwdocs itself shows to a reader, by key. `{name}` stands for a value. */
export type Messages = { readonly [Key in keyof typeof en]: string }

export type MessageKey = keyof Messages

/**
 * A message with its placeholders filled in.
 *
 * `One doc|{count} docs` has the forms of its language, as `Intl.PluralRules` orders them: zero,
 * one, two, few, many, other, as far as the language tells these apart. The first number among
 * the values decides; where there are fewer forms, the last one stands for the rest.
 *
 * A placeholder without a value stays as it is written, so that the mistake is seen.
 */
export function formatMessage(
  template: string,
  values: Readonly<Record<string, string | number>>,
  /** Language tag; needed where the message has several forms. */
  language = 'en',
): string {
  return pluralForm(template, values, language).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) =>
      name in values ? String(values[name]) : placeholder,
  )
}

function pluralForm(
  template: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  const forms = template.split('|')
  const number = Object.values(values).find(
    (value) => typeof value === 'number',
  )
  if (forms.length === 1 || number === undefined) return template
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const known = categories.filter((each) => pluralCategories.includes(each))
  const index = known.indexOf(rules.select(number))
  return forms[Math.min(index, forms.length - 1)] ?? template
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
