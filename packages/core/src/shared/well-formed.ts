/**
 * A text without halves of characters: an escape (`"\ud800"`) can write one, no address can hold
 * one, and no file in UTF-8.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
