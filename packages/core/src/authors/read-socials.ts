import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { quoteList } from '../diagnostics/quote.ts'
import type { Social } from './author.ts'
import { socialServices, socialUrl } from './social-url.ts'

export type SocialsResult = {
  readonly socials: readonly Social[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The accounts that an author names, in their order; what names none is reported. */
export function readSocials(
  written: Readonly<Record<string, string>>,
  author: string,
  placeOf: (service: string) => Place,
): SocialsResult {
  const socials: Social[] = []
  const diagnostics: Diagnostic[] = []
  for (const [service, value] of Object.entries(written)) {
    const url = socialUrl(service, value)
    if (url !== undefined) socials.push({ service, url })
    else {
      diagnostics.push({
        code: 'author-social-invalid',
        severity: 'error',
        message: `\`${service}\` of the author \`${author}\` is \`${value}\`, which names no account.`,
        hint: hintFor(service),
        place: placeOf(service),
      })
    }
  }
  return { socials, diagnostics }
}

function hintFor(service: string): string {
  return socialServices.includes(service)
    ? 'write the name of the account alone, or a whole address that begins with `https://`.'
    : `write a whole address that begins with \`https://\`; a name alone will do for ${quoteList(socialServices)}.`
}
