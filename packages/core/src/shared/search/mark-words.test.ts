import { expect, test } from 'vitest'
import { type Excerpt, excerptOf, markWords } from './mark-words.ts'

const show = (pieces: Excerpt) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['组合中间件', ['中间', '间件'], '组合[中间件]'],
  ['NewServer 与 Server', ['server'], 'New[Server] 与 [Server]'],
  ['NewServer', ['newserver', 'new', 'server'], '[NewServer]'],
  ['Bind 请求', ['bind', '请求'], '[Bind] [请求]'],
  ['binding', ['bind'], '[binding]'],
  ['路由', ['中间'], '路由'],
])('%s, where %j were looked for', (text, words, marked) => {
  expect(show(markWords(text, words))).toBe(marked)
})

test('an excerpt is the part of a text with the most of what was looked for', () => {
  const text = `${'前言。'.repeat(60)}用路由组注册路由。${'后话。'.repeat(60)}`
  const excerpt = show(excerptOf(text, ['路由']))
  expect(excerpt).toMatch(/^….*用\[路由\]组注册\[路由\]。.*…$/)
  expect(excerpt.length).toBeLessThan(180)
})

test('an excerpt begins with no half word', () => {
  const text = `${'word '.repeat(9)}${'alphabet '.repeat(6)}target ${'end '.repeat(60)}`
  const [, begin] = excerptOf(text, ['target'])
  expect(begin?.text.trimStart()).toMatch(/^(?:alphabet|word)\b/)
})

test('of a text without the words, the beginning is shown', () => {
  expect(show(excerptOf('只有这些', ['路由']))).toBe('只有这些')
})
