import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic, Severity } from '../diagnostics/diagnostic.ts'
import { quoteList } from '../diagnostics/quote.ts'
import type { Author } from './author.ts'

/** A post names an author whom nobody knows. */
export function unknownAuthor(
  key: string,
  file: string,
  keys: readonly string[],
): Diagnostic {
  const meant = closestName(key, keys)
  return {
    code: 'author-unknown',
    severity: 'error',
    message: `There is no author \`${key}\` in the authors file.`,
    hint: meant
      ? `did you mean \`${meant}\`?`
      : 'add the author to `authors.yml`.',
    place: { type: 'frontMatter', file, key: 'authors' },
  }
}

/** A post writes out an author of whom nothing could be shown. */
export function unnamedAuthor(file: string): Diagnostic {
  return {
    code: 'authors-invalid',
    severity: 'error',
    message: 'An author of the post has no name.',
    hint: 'write `name`, or the `key` of an author in `authors.yml`.',
    place: { type: 'frontMatter', file, key: 'authors' },
  }
}

/** A post names an author twice. */
export function repeatedAuthor(key: string, file: string): Diagnostic {
  return {
    code: 'author-duplicate',
    severity: 'error',
    message: `The post names the author \`${key}\` more than once.`,
    hint: 'name each author once.',
    place: { type: 'frontMatter', file, key: 'authors' },
  }
}

/** Authors whom a post writes out: they have no page, and no other post shares their data. */
export function reportInlineAuthors(
  authors: readonly Author[],
  file: string,
  severity: Severity,
): Diagnostic[] {
  const inline = authors.filter(({ key }) => key === undefined)
  if (inline.length === 0) return []
  const names = quoteList(
    inline.map(({ name }) => name),
    'and',
  )
  const isOne = inline.length === 1
  return [
    {
      code: 'author-inline',
      severity,
      message: `The post writes out the ${isOne ? 'author' : 'authors'} ${names}, who ${isOne ? 'is' : 'are'} not in the authors file.`,
      hint: 'add them to `authors.yml` and name their keys, or set `onInlineAuthors` of the blog to `ignore`.',
      place: { type: 'frontMatter', file, key: 'authors' },
    },
  ]
}
