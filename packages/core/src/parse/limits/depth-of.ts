import type { Nodes } from 'hast'

/** How deep elements may lie in each other: whatever walks the tree later does so by recursion. */
export const treeDepthLimit = 250

/** Whether a tree is deeper than anybody writes; without recursion. */
export function isTooDeep(root: Nodes): boolean {
  let level: readonly Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > treeDepthLimit) return true
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return false
}
