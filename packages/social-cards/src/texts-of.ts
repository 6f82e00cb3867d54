import type { SocialCard } from '@gwdocs/core'

/** All that is written on a picture. */
export function textsOf(card: SocialCard): string[] {
  const { title, description = '', siteTitle, address, note = '' } = card
  return [title, description, siteTitle, address, note, ...card.trail]
}
