import type { CodeBlock } from '../parse/parsed-file.ts'

/** Code that lies elsewhere. */
export type CodeReference = {
  readonly href: string
  /** The file's path in its repository, else its address. */
  readonly name: string
}

/**
 * The file that a block with the word `reference` on its fence stands for: its text is an
 * address. Nothing is fetched while a site is built, so its page links to the file.
 */
export function codeReference({
  meta,
  code,
}: Pick<CodeBlock, 'meta' | 'code'>): CodeReference | undefined {
  const href = code.trim()
  if (!/(?:^|\s)reference(?:\s|$)/.test(meta ?? '')) return undefined
  if (!/^https?:\/\/\S+$/.test(href) || !URL.canParse(href)) return undefined
  const { pathname } = new URL(href)
  const [, inRepository] =
    /^\/[^/]+\/[^/]+\/blob\/[^/]+\/(.+)$/.exec(pathname) ?? []
  return { href, name: inRepository ?? href }
}
