import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

/** Words between bars; the parts of a compound name behind it. */
function show(text: string): string {
  return readWords(text)
    .map((word) =>
      word.parts.length > 0
        ? `${word.text}(${word.parts.map((part) => part.text).join(' ')})`
        : word.text,
    )
    .join(' | ')
}

test.each([
  ['NewServer', 'newserver(new server)'],
  ['RecoveryWithConfig', 'recoverywithconfig(recovery with config)'],
  ['NewHTTPError', 'newhttperror(new http error)'],
  ['JSONCodec', 'jsoncodec(json codec)'],
  ['response_writer', 'responsewriter(response writer)'],
  ['MAX_BODY', 'maxbody(max body)'],
  ['l4g', 'l4g'],
  ['HTTP2Server', 'http2server(http2 server)'],
  ['c.JSON(http.StatusOK, v)', 'c | json | http | statusok(status ok) | v'],
  ['/api/:id/*path', 'api | id | path'],
  ['Café ＡＰＩ', 'cafe | api'],
  ['中间件', '中间件'],
  ['用 Bind 绑定请求', '用 | bind | 绑定请求'],
  ['第2章v1版', '第 | 2 | 章 | v1 | 版'],
  ['ミドルウェア', 'ミドルウェア'],
  ['——！？「」', ''],
  ['', ''],
])('the words of %s', (text, words) => {
  expect(show(text)).toBe(words)
})

test('each word knows where it stands', () => {
  const text = '见 NewServer，再看「路由」'
  const found = readWords(text).flatMap(({ start, end, parts }) => [
    text.slice(start, end),
    ...parts.map((part) => text.slice(part.start, part.end)),
  ])
  expect(found).toEqual(['见', 'NewServer', 'New', 'Server', '再看', '路由'])
})
