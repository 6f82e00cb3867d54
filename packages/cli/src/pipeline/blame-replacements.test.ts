import type { Replacements } from '@gwdocs/theme/server'
import { expect, test } from 'vitest'
import { findFailing, namesOf } from './blame-replacements.ts'

const component = () => null
const all: Replacements = {
  Footer: component,
  Pager: component,
  DocLayout: component,
}

/** Throws for certain sets of names. */
function drawUnless(fails: (names: readonly string[]) => boolean) {
  return (replacements: Replacements) => {
    const names = namesOf(replacements)
    if (fails(names)) throw new Error(`with ${names.join(' and ')}`)
    return ''
  }
}

test.each<[string, (names: readonly string[]) => boolean, readonly string[]]>([
  ['nothing fails', () => false, []],
  ['one fails', (names) => names.includes('Pager'), ['Pager']],
  [
    'two fail',
    (names) => names.includes('Pager') || names.includes('Footer'),
    ['Footer', 'Pager'],
  ],
  [
    'two fail only together',
    (names) => names.includes('DocLayout') && names.includes('Pager'),
    ['Pager', 'DocLayout'],
  ],
  ['the page fails by itself', () => true, []],
])('%s', (_, fails, expected) => {
  const found = findFailing(drawUnless(fails), all)
  expect(found.map(({ name }) => name)).toEqual(expected)
})
