import type { Locale } from '../i18n/locale.ts'

/** A day in a reader's language; always UTC, so that no build moves it. */
export function formatDate(
  date: string,
  { htmlLang, calendar }: Pick<Locale, 'htmlLang' | 'calendar'>,
): string {
  return new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(calendar !== undefined && { calendar }),
  }).format(new Date(date))
}
