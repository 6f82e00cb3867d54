import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

test.each([
  ['中间件', '中间 间件'],
  ['件', '件'],
  ['Bind 请求', 'bind 请求'],
  ['NewServer', 'newserver'],
  // Words of questions are no part of what is asked for, and join nothing.
  ['怎么获取客户端 IP', '获取 取客 客户 户端 ip'],
  ['如何优雅停机？', '优雅 雅停 停机'],
  ['路由是什么', '路由'],
  ['how to handle errors', 'handle errors'],
  // Alone, they may be what is meant.
  ['如何', '如何'],
  ['is', 'is'],
  ['is 校验', 'is 校验'],
  ['use', 'use'],
  // A letter begins too many words.
  ['c.JSON', 'json'],
  ['c', 'c'],
  ['路由 路由', '路由'],
  ['  ！ ', ''],
])('%s asks for %s', (query, units) => {
  expect(
    parseQuery(query)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(units)
})

test('a long text asks for no more than a query can', () => {
  expect(parseQuery('一二三四五六七八九十'.repeat(9)).length).toBeLessThan(25)
})
