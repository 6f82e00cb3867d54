import type { CheckedCode, CheckedPage } from 'gwdocs'
import { isVariable, importsOther } from '../samples/go-imports.ts'
import { blankTexts } from '../samples/go-source.ts'

/** A name of a documented package where a page writes it. */
export type Mention = {
  /** `slim` */
  readonly packageName: string
  /** `New`, or `Context.JSON` for a member. */
  readonly name: string
  readonly line: number
  readonly column: number
  readonly length: number
}

/** Names of the packages in the code of a page; code that shows a mistake, or is left unchecked, is left alone. */
export function findMentions(
  page: CheckedPage,
  packages: readonly string[],
): Mention[] {
  return page.code.flatMap((code) => {
    if (code.type === 'inline') return mentionsIn(code, code.code, packages)
    const isChecked = !/(?:^|\s)(?:no-check|fails)=/.test(code.meta ?? '')
    if (code.language !== 'go' || !isChecked) return []
    const blanked = blankTexts(code.code)
    const meant = packages.filter(
      (name) => !isVariable(blanked, name) && !importsOther(code.code, name),
    )
    return mentionsIn(code, blanked, meant)
  })
}

function mentionsIn(
  code: CheckedCode,
  text: string,
  packages: readonly string[],
): Mention[] {
  if (packages.length === 0) return []
  const pattern = new RegExp(
    `(?<![\\w.$/"-])(${packages.join('|')})\\.(\\p{Lu}\\w*)(?:\\)?\\.(\\p{Lu}\\w*))?`,
    'gu',
  )
  return [...text.matchAll(pattern)].map((found) => {
    const [whole, packageName = '', name = '', member] = found
    return {
      packageName,
      name: member === undefined ? name : `${name}.${member}`,
      ...placeIn(code, text, found.index),
      length: whole.length,
    }
  })
}

/** Where a place of the code stands on its page. */
export function placeIn(
  { line, column, isIncluded }: CheckedCode,
  text: string,
  index: number,
): Pick<Mention, 'line' | 'column'> {
  if (isIncluded) return { line, column }
  const before = text.slice(0, index).split('\n')
  return {
    line: line + before.length - 1,
    column: column + (before.at(-1)?.length ?? 0),
  }
}
