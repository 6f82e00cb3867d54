import { expect, test } from 'vitest'
import { readPostPath } from './post-path.ts'

// Facts, section 4.
test.each([
  ['2021-12-09-hello.md', '/2021/12/09/hello', '2021-12-09'],
  ['2021-12-09-hello/index.md', '/2021/12/09/hello', '2021-12-09'],
  ['2021/12/09/hello.md', '/2021/12/09/hello', '2021-12-09'],
  ['2021/12-09-hello/index.md', '/2021/12/09/hello', '2021-12-09'],
  ['nested/2021-12-09-hello.md', '/2021/12/09/nested/hello', '2021-12-09'],
  ['post-2021-12-09-hello.md', '/2021/12/09/post-hello', '2021-12-09'],
  ['2021-1-2-x.md', '/2021/1/2/x', '2021-01-02'],
  ['2021-12-09-hello/other.md', '/2021/12/09/hello/other', '2021-12-09'],
  ['2021-12-09.md', '/2021/12/09/', '2021-12-09'],
  ['2021-12-09/index.mdx', '/2021/12/09/index', '2021-12-09'],
  ['hello/index.md', '/hello', undefined],
  ['hello.mdx', '/hello', undefined],
])('%s is at %s, of %s', (path, slug, date) => {
  expect(readPostPath(path)).toMatchObject({ slug, date })
})

test.each([
  ['2021-12-09-hello/index.md', 'hello'],
  ['2021/12-09-hello.md', 'hello'],
  ['post-2021-12-09-hello.md', 'hello'],
  ['2021-12-09.md', '2021-12-09'],
  ['hello.mdx', 'hello'],
])('without a title %s is called %s', (path, text) => {
  expect(readPostPath(path).text).toBe(text)
})
