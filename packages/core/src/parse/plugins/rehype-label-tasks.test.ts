import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { visit } from 'unist-util-visit'
import { rehypeLabelTasks } from './rehype-label-tasks.ts'

const box = '<input type="checkbox" disabled>'

test.each([
  [`<li class="task-list-item">${box} Write <em>it</em></li>`, ['Write it']],
  [
    `<li class="task-list-item"><p>${box} Write it</p><ul><li class="task-list-item">${box} Part</li></ul></li>`,
    ['Write it', 'Part'],
  ],
  [`<li>${box} No task</li>`, [undefined]],
])('%s', (item, expected) => {
  const tree: Root = fromHtml(`<ul>${item}</ul>`, { fragment: true })
  rehypeLabelTasks()(tree)
  const labels: unknown[] = []
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input') labels.push(properties['ariaLabel'])
  })
  expect(labels).toEqual(expected)
})
