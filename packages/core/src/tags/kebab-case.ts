/**
 * A name as a part of an address: `Two Words` is `two-words`, `v2.0` is `v-2-0`, `C++` is `c`.
 *
 * Letters and digits of every script stay; a change between digits and Latin letters parts
 * words, as does a change of case.
 *
 * @see facts: blog, tags, of Docusaurus classic 3.10
 */
export function kebabCase(name: string): string {
  return name
    .normalize('NFC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase()
}
