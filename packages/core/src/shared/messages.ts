import type { en } from './messages/en.ts'

/** Every text that gwdocs itself shows to a reader, by key. `{name}` stands for a value. */
export type Messages = { readonly [Key in keyof typeof en]: string }

export type MessageKey = keyof Messages

/**
 * A message with its placeholders filled in.
 *
 * `One doc|{count} docs` has a form for one and one for all other numbers: the first number
 * among the values decides.
 *
 * A placeholder without a value stays as it is written, so that the mistake is seen.
 */
export function formatMessage(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return pluralForm(template, values).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) =>
      name in values ? String(values[name]) : placeholder,
  )
}

function pluralForm(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const [one = '', many = one] = template.split('|')
  const number = Object.values(values).find(
    (value) => typeof value === 'number',
  )
  return number === 1 ? one : many
}
