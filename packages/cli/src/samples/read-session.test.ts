import { expect, test } from 'vitest'
import { readSession } from './read-session.ts'

test('commands and answers', () => {
  const code = '$ curl a\n1\n2\n\n$ curl \\\n  b\n3'
  expect(readSession(code)).toEqual([
    { command: 'curl a', answer: '1\n2\n', commandLine: 1, answerLine: 2 },
    { command: 'curl \\\n  b', answer: '3', commandLine: 5, answerLine: 7 },
  ])
})

test('a command may answer nothing', () => {
  expect(readSession('$ true')).toEqual([
    { command: 'true', answer: '', commandLine: 1, answerLine: 2 },
  ])
})
