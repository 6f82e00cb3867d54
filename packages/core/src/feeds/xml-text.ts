/** What XML 1.0 cannot hold, not even escaped. */
const forbidden =
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu

/**
 * HTML or plain text as it may stand in a CDATA section.
 *
 * @see XML 1.0 §2.2, characters, and §2.7, CDATA sections
 */
export function cdataText(text: string): string {
  return text.replace(forbidden, '').replaceAll(']]>', ']]&gt;')
}

/** Plain text as HTML that says the same, for elements that hold HTML. */
export function htmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/**
 * Text for an attribute that the feed library writes: it escapes all but `<`, which becomes
 * the full-width sign that readers take for it.
 */
export function attributeText(text: string): string {
  return text.replace(forbidden, '').replaceAll('<', '＜')
}
