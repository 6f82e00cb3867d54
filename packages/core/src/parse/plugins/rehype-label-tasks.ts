import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../tree/visit.ts'

/** The box of a task is named by the task: a control without a name tells listeners nothing. */
export function rehypeLabelTasks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!isTask(node)) return
      const box = findBox(node)
      if (box) box.properties['ariaLabel'] ??= textOf(node)
    })
  }
}

function isTask({ tagName, properties }: Element): boolean {
  const { className } = properties
  return (
    tagName === 'li' &&
    Array.isArray(className) &&
    className.includes('task-list-item')
  )
}

/** In an item of several blocks, the box stands in the first paragraph. */
function findBox({ children }: Element): Element | undefined {
  const elements = children.filter((each) => each.type === 'element')
  const box = elements.find(({ tagName }) => tagName === 'input')
  if (box) return box
  const first = elements[0]
  return first?.tagName === 'p' ? findBox(first) : undefined
}

/** Without the tasks below it. */
function textOf({ children }: Element): string {
  const isOwn = (each: ElementContent) =>
    each.type !== 'element' || !/^[ou]l$/.test(each.tagName)
  const text = children.filter(isOwn).map((each) => toString(each))
  return text.join('').replace(/\s+/g, ' ').trim()
}
