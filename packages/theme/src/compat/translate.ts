import { formatMessage } from '@gwdocs/core/shared'
import { translationOf } from './current-translations.ts'

export type TranslateParameter = {
  readonly message?: string
  readonly id?: string
  readonly description?: string
}

/** `translate({message: 'Hello {name}'}, {name})` of `@docusaurus/Translate`. */
export function translate(
  { message, id }: TranslateParameter,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return formatMessage(translationOf(id, message ?? id ?? ''), values)
}
