import { expect, test } from 'vitest'
import { groupByTag } from './group-by-tag.ts'
import type { Tag } from './tag.ts'

const go: Tag = { label: 'Go', permalink: '/go', description: undefined }
const golang: Tag = { ...go, label: 'Golang' }
const api: Tag = { label: 'API', permalink: '/api', description: undefined }

const item = (name: string, tags: readonly Tag[], isUnlisted = false) => ({
  name,
  tags,
  isUnlisted,
})

test('tags of one permalink are one, by the label that comes first', () => {
  const groups = groupByTag([item('a', [go]), item('b', [golang, api])])
  expect(
    groups.map(({ tag, items }) => [tag.label, items.map(({ name }) => name)]),
  ).toEqual([
    ['API', ['b']],
    ['Go', ['a', 'b']],
  ])
})

// Facts, section 2: not in tag lists; a tag of unlisted items alone is unlisted, and shows them.
test('unlisted items stand under a tag only where nothing else does', () => {
  const groups = groupByTag([
    item('a', [go]),
    item('b', [go, api], true),
    item('c', [api], true),
  ])
  expect(
    groups.map(({ tag, items, isUnlisted }) => [
      tag.label,
      items.map(({ name }) => name),
      isUnlisted,
    ]),
  ).toEqual([
    ['API', ['b', 'c'], true],
    ['Go', ['a'], false],
  ])
})
