import type { BlockContent, Code, Root } from 'mdast'
import npmToYarn from 'npm-to-yarn'
import { SKIP, visit } from '../tree/visit.ts'

// Its types speak of its CommonJS half, where the function is a property.
const convert = npmToYarn as unknown as typeof npmToYarn.default

const managers = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const

/**
 * A block of npm commands with the word `npm2yarn` on its fence becomes a group of tabs: the
 * same commands for each package manager. A reader's choice holds for all such groups.
 */
export function remarkPackageManagers() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      const [before, after] = (node.meta ?? '').split(/(?:^|\s+)npm2yarn\b/)
      if (!parent || index === undefined || after === undefined)
        return undefined
      const meta = `${before ?? ''}${after}`.trim() || null
      parent.children[index] = toTabs({ ...node, meta })
      return SKIP
    })
  }
}

function toTabs(code: Code): BlockContent {
  const items = managers.map(([value, label]) =>
    element('gw-tab-item', { value, label }, [
      value === 'npm'
        ? code
        : { ...code, value: convert(code.value, value).trimEnd() },
    ]),
  )
  return element('gw-tabs', { groupId: 'npm2yarn' }, items)
}

function element(
  hName: string,
  hProperties: Readonly<Record<string, string>>,
  children: readonly BlockContent[],
): BlockContent {
  return {
    type: 'blockquote',
    data: { hName, hProperties },
    children: [...children],
  }
}
