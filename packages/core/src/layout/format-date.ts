import type { Locale } from '../i18n/locale.ts'

type Reader = Pick<Locale, 'htmlLang' | 'calendar'>

/** A day in a reader's language; always UTC, so that no build moves it. */
export function formatDate(date: string, reader: Reader): string {
  return format(date, reader, { dateStyle: 'long' })
}

/** The same where the year is said elsewhere. */
export function formatDay(date: string, reader: Reader): string {
  return format(date, reader, { month: 'long', day: 'numeric' })
}

function format(
  date: string,
  { htmlLang, calendar }: Reader,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(htmlLang, {
    ...options,
    timeZone: 'UTC',
    ...(calendar !== undefined && { calendar }),
  }).format(new Date(date))
}
