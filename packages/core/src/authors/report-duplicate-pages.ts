import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Author } from './author.ts'

/** Authors of one file whose pages would have one address. */
export function reportDuplicatePages(
  authors: readonly Author[],
  file: string,
): Diagnostic[] {
  const first = new Map<string, string>()
  return authors.flatMap(({ key = '', permalink }): Diagnostic[] => {
    if (permalink === undefined) return []
    const other = first.get(permalink)
    if (other === undefined) {
      first.set(permalink, key)
      return []
    }
    return [
      {
        code: 'author-duplicate',
        severity: 'error',
        message: `The authors \`${other}\` and \`${key}\` share the page \`${permalink}\`.`,
        hint: 'give one of them another `page.permalink`.',
        place: { type: 'key', file, keyPath: [key] },
      },
    ]
  })
}
