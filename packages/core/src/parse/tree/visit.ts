import {
  CONTINUE,
  EXIT,
  SKIP,
  type visit as visitAsKnown,
} from 'unist-util-visit'

type TreeNode = {
  readonly type: string
  readonly tagName?: string
  readonly children?: readonly TreeNode[]
}

type Visitor = (
  node: TreeNode,
  index: number | undefined,
  parent: TreeNode | undefined,
) => unknown

/**
 * Calls a visitor for every node of a tree, or for those of one type, each before its children.
 *
 * Does what `visit` of `unist-util-visit` does, with its types. That one gives each node a function
 * with a name of its own, for stack traces: most of what a dozen plugins cost.
 */
export const visit: typeof visitAsKnown = (
  tree: TreeNode,
  test: unknown,
  visitor?: unknown,
): undefined => {
  const call = (visitor ?? test) as Visitor
  const type = visitor === undefined ? undefined : test
  if (type !== undefined && typeof type !== 'string')
    throw new TypeError('A type of nodes is a text.')
  walk(tree, undefined, undefined, { call, type })
}

type Walk = { readonly call: Visitor; readonly type: string | undefined }

/** Out: what comes next, as the index of a sibling, or `EXIT`. */
function walk(
  node: TreeNode,
  index: number | undefined,
  parent: TreeNode | undefined,
  how: Walk,
): number | typeof EXIT {
  const next = (index ?? 0) + 1
  let answer: unknown
  if (how.type === undefined || node.type === how.type) {
    answer = how.call(node, index, parent)
    if (answer === EXIT) return EXIT
  }
  const [action, place] = readAnswer(answer)
  if (action === EXIT) return EXIT
  if (action !== SKIP && node.children) {
    for (let at = 0; at < node.children.length;) {
      const child = node.children[at]
      // Children are changed in place while they are visited.
      const after = child ? walk(child, at, node, how) : at + 1
      if (after === EXIT) return EXIT
      at = after
    }
  }
  return place ?? next
}

type Action = typeof CONTINUE | typeof EXIT | typeof SKIP

/** A visitor answers with an action, with the index to go on at, or with both. */
function readAnswer(answer: unknown): [Action, number | undefined] {
  if (Array.isArray(answer)) return answer as [Action, number | undefined]
  if (typeof answer === 'number') return [CONTINUE, answer]
  return [answer === SKIP || answer === EXIT ? answer : CONTINUE, undefined]
}

export { EXIT, SKIP }
