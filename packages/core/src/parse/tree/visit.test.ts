import type { Nodes, Root } from 'mdast'
import { visit as visitAsKnown } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { EXIT, SKIP, visit } from './visit.ts'

const text = (value: string): Nodes => ({ type: 'text', value })

const tree = (): Root => ({
  type: 'root',
  children: [
    { type: 'heading', depth: 1, children: [text('a') as never] },
    {
      type: 'paragraph',
      children: [
        text('b') as never,
        { type: 'strong', children: [text('c') as never] },
        { type: 'break' },
      ],
    },
    { type: 'thematicBreak' },
    { type: 'paragraph', children: [text('d') as never] },
  ],
})

type Visitor = Parameters<typeof visit>[1]
type Answer = (
  node: Nodes,
  index?: number,
  parent?: { children: Nodes[] },
) => unknown

const answers: Readonly<Record<string, Answer>> = {
  'says nothing': () => undefined,
  'leaves out what is in a node': ({ type }) =>
    type === 'paragraph' ? SKIP : undefined,
  stops: ({ type }) => (type === 'strong' ? EXIT : undefined),
  'goes on elsewhere': ({ type }, index = 0) =>
    type === 'heading' ? index + 2 : undefined,
  'leaves out, and goes on elsewhere': ({ type }, index = 0) =>
    type === 'paragraph' ? [SKIP, index + 3] : undefined,
  'takes a node away': ({ type }, index, parent) => {
    if (type !== 'strong' || index === undefined) return undefined
    parent?.children.splice(index, 1)
    return index
  },
  'puts two in the place of one': ({ type }, index, parent) => {
    if (type !== 'thematicBreak' || index === undefined) return undefined
    parent?.children.splice(index, 1, text('x'), text('y'))
    return [SKIP, index + 1]
  },
}

/** All that a visitor sees, and what becomes of the tree. */
function record(how: typeof visit, answer: Answer, type?: string) {
  const root = tree()
  const seen: unknown[] = []
  const visitor = ((node: Nodes, index: number, parent: never) => {
    seen.push([node.type, index, (parent as Nodes | undefined)?.type])
    return answer(node, index, parent)
  }) as Visitor
  if (type === undefined) how(root, visitor)
  else how(root, type, visitor as never)
  return { root, seen }
}

test.each(Object.keys(answers))(
  'nodes are visited as the library does it if the visitor %s',
  (name) => {
    const answer = answers[name] ?? (() => undefined)
    for (const type of [undefined, 'paragraph', 'strong', 'text'])
      expect(record(visit, answer, type)).toEqual(
        record(visitAsKnown, answer, type),
      )
  },
)
