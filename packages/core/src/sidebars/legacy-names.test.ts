import { expect, test } from 'vitest'
import { withoutVersionName } from './legacy-names.ts'
import { readSidebars } from './read-sidebars.ts'

function strip(value: object, versionName = '1.0') {
  const { sidebars } = readSidebars(value, 'sidebars.json')
  return withoutVersionName(sidebars, versionName)
}

type Entries = ReturnType<typeof strip>[string]

/** Names of sidebars, and what their entries name. */
function shown(sidebars: ReturnType<typeof strip>) {
  const namesOf = (entries: Entries): unknown[] =>
    entries.map((entry) =>
      'items' in entry
        ? [entry.config.link, namesOf(entry.items)]
        : 'id' in entry.config && entry.config.id,
    )
  return Object.entries(sidebars).map(([name, items]) => [name, namesOf(items)])
}

test.each([
  [{ 'version-1.0/docs': [] }, { docs: [] }],
  [{ docs: ['version-1.0/a/b'] }, { docs: ['a/b'] }],
  [
    { docs: [{ type: 'ref', id: 'version-1.0/a' }] },
    { docs: [{ type: 'ref', id: 'a' }] },
  ],
  [{ docs: { A: ['version-1.0/a'] } }, { docs: { A: ['a'] } }],
  [
    {
      docs: [
        {
          type: 'category',
          label: 'A',
          link: { type: 'doc', id: 'version-1.0/a' },
          items: [{ B: ['version-1.0/b'] }],
        },
      ],
    },
    {
      docs: [
        {
          type: 'category',
          label: 'A',
          link: { type: 'doc', id: 'a' },
          items: [{ B: ['b'] }],
        },
      ],
    },
  ],
])('%j means %j', (old, today) => {
  expect(shown(strip(old))).toEqual(shown(strip(today)))
})

test('names of other versions stay, and places too', () => {
  const { docs } = strip({ docs: ['version-1.0.1/a', 'a/version-1.0/b'] })
  expect(docs).toEqual([
    { keyPath: ['docs', 0], config: { type: 'doc', id: 'version-1.0.1/a' } },
    { keyPath: ['docs', 1], config: { type: 'doc', id: 'a/version-1.0/b' } },
  ])
  expect(strip({ 'version-1.0/docs': ['version-1.0/a'] })['docs']).toEqual([
    { keyPath: ['version-1.0/docs', 0], config: { type: 'doc', id: 'a' } },
  ])
})
