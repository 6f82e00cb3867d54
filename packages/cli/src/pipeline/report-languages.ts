import { type Diagnostic, isKnownLanguage, type ParsedFile } from '@gwdocs/core'

/** Languages of code that no grammar is known of, once for each of a file. */
export function reportLanguages({
  filePath,
  codeBlocks,
}: ParsedFile): Diagnostic[] {
  const seen = new Set<string>()
  return codeBlocks.flatMap(({ language, line }): Diagnostic[] => {
    if (language === undefined || isKnownLanguage(language)) return []
    if (seen.has(language)) return []
    seen.add(language)
    return [
      {
        code: 'code-language-unknown',
        severity: 'warning',
        message: `There is no grammar for the language \`${language}\`, so the code is shown without colours.`,
        hint: 'use a name that Shiki knows, or `text`.',
        place: { type: 'position', file: filePath, line, column: 1 },
      },
    ]
  })
}
