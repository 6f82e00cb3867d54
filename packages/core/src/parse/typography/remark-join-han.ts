import type { PhrasingContent, Root, Text } from 'mdast'
import { visit } from '../tree/visit.ts'

const han =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}'
/** Punctuation that takes a whole square, and that which Chinese shares with other scripts. */
const wide = '\\u3000-\\u303f\\uff01-\\uff65'
const shared = '“”‘’…—·'
const endsWide = new RegExp(`[${han}${wide}${shared}]$`, 'u')
const startsWide = new RegExp(`^[${han}${wide}${shared}]`, 'u')
const endsShared = new RegExp(`[${shared}]$`, 'u')
const startsShared = new RegExp(`^[${shared}]`, 'u')

/**
 * Takes out line breaks between Chinese or Japanese characters: those scripts have no spaces,
 * and some browsers, as well as everything that reads the text, would put one there.
 *
 * @see CSS Text Module Level 4 §4.1.2, segment break transformation
 */
export function remarkJoinHan() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'paragraph' && node.type !== 'heading') return
      joinLeaves(leavesOf(node.children))
    })
  }
}

type Leaf = { readonly value: string; readonly node?: Text }

/** Texts in reading order; whatever else ends a run of characters is an empty one. */
function leavesOf(nodes: readonly PhrasingContent[]): Leaf[] {
  return nodes.flatMap((node): Leaf[] => {
    if (node.type === 'text') return [{ value: node.value, node }]
    if (node.type === 'inlineCode') return [{ value: node.value }]
    if (node.type === 'html') return []
    return 'children' in node ? leavesOf(node.children) : [{ value: '' }]
  })
}

function joinLeaves(leaves: readonly Leaf[]): void {
  leaves.forEach(({ value, node }, index) => {
    if (!node?.value.includes('\n')) return
    const before = leaves[index - 1]?.value ?? ''
    const after = leaves[index + 1]?.value ?? ''
    node.value = value.replace(/\n/g, (lineBreak, at: number) =>
      isJoined(value.slice(0, at) || before, value.slice(at + 1) || after)
        ? ''
        : lineBreak,
    )
  })
}

function isJoined(before: string, after: string): boolean {
  if (!endsWide.test(before) || !startsWide.test(after)) return false
  return !(endsShared.test(before) && startsShared.test(after))
}
