/** A word that the pages do not use, and the one that they use. */
export type AvoidedWord = { readonly word: string; readonly term: string }

/** The third column of the glossary's table: words that stand for those of the first. */
export function readAvoidedWords(glossary: string): AvoidedWord[] {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  return rows.flatMap((row) => {
    const [, term = '', , avoided = ''] = row
      .split('|')
      .map((cell) => cell.trim())
    return avoided
      .split('、')
      .filter((word) => word !== '')
      .map((word) => ({ word, term }))
  })
}

/** The text of a page that its author chose the words of: no code, no addresses. */
export function proseOf(markdown: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return markdown
    .replace(/^(\s*)(`{3,}|~{3,})[\s\S]*?^\s*\2\s*$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
}
