import type { en } from './messages/en.ts'

/** Every text that gwdocs itself shows to a reader, by key. `{name}` stands for a value. */
export type Messages = { readonly [Key in keyof typeof en]: string }

export type MessageKey = keyof Messages

/**
 * A message with its placeholders filled in.
 *
 * A placeholder without a value stays as it is written, so that the mistake is seen.
 */
export function formatMessage(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  )
}
