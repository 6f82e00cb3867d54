/**
 * What keeps a text from being the name of a version: it is a part of addresses and of file
 * names. Undefined where nothing does.
 *
 * @see facts: versions, of Docusaurus classic 3.10
 */
export function versionNameProblem(name: string): string | undefined {
  if (name.length > 32) return `\`${name}\` is longer than 32 characters.`
  if (/[/\\:*?"<>|\p{Cc}]/u.test(name))
    return `\`${name}\` holds a character that file names may not have.`
  return ['', '.', '..', 'current'].includes(name.trim())
    ? `\`${name}\` cannot be the name of a version.`
    : undefined
}
