import type { CheckedPage } from 'gwdocs'
import { type Mention, placeIn } from './find-mentions.ts'

/** Names that stand for a value of a type in the running text of the framework's pages. */
const values: Readonly<Record<string, string>> = { c: 'Context', s: 'Slim' }

/**
 * Members of the framework's types in running text: `c.JSON`, `s.Use`, `Context.JSON`. Blocks are
 * not looked at: the compiler knows better what their variables are.
 */
export function findMembers(
  page: CheckedPage,
  types: ReadonlySet<string>,
): Mention[] {
  if (!/^docs\/(?:api|tutorial)\//.test(page.filePath)) return []
  const inline = page.code.filter(({ type }) => type === 'inline')
  return inline.flatMap((code) =>
    [...code.code.matchAll(/(?<![\w.$"/])(\w+)\.(\p{Lu}\w*)/gu)].flatMap(
      (found) => {
        const [whole, first = '', member = ''] = found
        const type = values[first] ?? first
        if (!types.has(type)) return []
        return [
          {
            packageName: 'slim',
            name: `${type}.${member}`,
            ...placeIn(code, code.code, found.index),
            length: whole.length,
          },
        ]
      },
    ),
  )
}
