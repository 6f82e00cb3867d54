const comment =
  /^\s*(?:\/\/|#|--|;|%|'|\/\*|<!--|\{\s*\/\*|\(\*)\s*([\w-]+)\s*(?:\*\/\s*\}|\*\/|-->|\*\))?\s*$/

/** The one word of a comment that stands alone on its line, in any language's way; else undefined. */
export function commentWord(line: string): string | undefined {
  return comment.exec(line)?.[1]
}
