import { createProcessor } from '@mdx-js/mdx'
import type { Program } from 'estree'
import { expect, test } from 'vitest'
import {
  evaluateLiteral,
  expressionOf,
  type Scope,
} from './evaluate-literal.ts'

/** The program that the MDX parser makes of `{…}`. */
function programOf(source: string): Program | undefined {
  const tree = createProcessor().parse(`{${source}}`)
  const node = tree.children[0] as { data?: { estree?: Program } } | undefined
  return node?.data?.estree
}

function evaluate(source: string) {
  const expression = expressionOf(programOf(source))
  return expression && evaluateLiteral(expression)
}

test.each([
  ['"a"', 'a'],
  ['1.5', 1.5],
  ['-2', -2],
  ['+2', 2],
  ['true', true],
  ['null', null],
  ['undefined', undefined],
  ['`a`', 'a'],
  ['[1, "b", [true]]', [1, 'b', [true]]],
  ['({a: 1, "b-c": {d: null}})', { a: 1, 'b-c': { d: null } }],
  ['({1: "x"})', { 1: 'x' }],
])('%s is written out in full', (source, value) => {
  expect(evaluate(source)).toEqual({ value })
})

test.each([
  ['a'],
  ['f()'],
  ['1 + 2'],
  ['`a${b}`'],
  ['!true'],
  ['-a'],
  ['[...a]'],
  ['[1, , 2]'],
  ['[f()]'],
  ['({[a]: 1})'],
  ['({...a})'],
  ['({a: b})'],
  ['({a() {}})'],
  ['() => 1'],
  ['a.b'],
])('%s would have to be run', (source) => {
  expect(evaluate(source)).toBeUndefined()
})

test.each([[''], ['/* a comment */']])('{%s} holds no expression', (source) => {
  expect(expressionOf(programOf(source))).toBeUndefined()
})

const scope: Scope = {
  values: new Map([['frontMatter', { title: 'T', tags: ['a'] }]]),
  addressFunctions: new Set(['useBaseUrl']),
}

test.each([
  ['frontMatter.title', 'T'],
  ['frontMatter["title"]', 'T'],
  ['frontMatter.tags[0]', 'a'],
  ['`${frontMatter.title}!`', 'T!'],
  ['useBaseUrl("/a.png")', '/a.png'],
  ['useBaseUrl("a.png")', '/a.png'],
  ['useBaseUrl("https://a.b/c.png")', 'https://a.b/c.png'],
])('%s is known without running it', (source, value) => {
  const expression = expressionOf(programOf(source))
  expect(expression && evaluateLiteral(expression, scope)).toEqual({ value })
})

test.each([
  ['frontMatter.missing'],
  ['frontMatter[key]'],
  ['frontMatter.title.length()'],
  ['require(name)'],
  ['useBaseUrl("/a", {absolute: true})'],
])('%s would have to be run, whatever is known', (source) => {
  const expression = expressionOf(programOf(source))
  expect(expression && evaluateLiteral(expression, scope)).toBeUndefined()
})
