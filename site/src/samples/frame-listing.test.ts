import { expect, test } from 'vitest'
import { frameGo } from './frame-go.ts'

function before(code: string, filePath = 'docs/api/slim.md') {
  const fragment = { code, filePath, language: 'go', title: undefined }
  return frameGo(fragment)?.before ?? ''
}

test('a list of signatures is a comment below code that holds only if the list does', () => {
  const code = 'func New() *Slim\nfunc (s *Slim) Close() error'
  const fragment = { code, language: 'go', title: undefined }
  const filePath = 'docs/api/slim.md'
  expect(frameGo({ ...fragment, filePath })).toEqual({
    before:
      'package sample\n\nimport . "go-slim.dev/slim"\n\nvar _ func() *Slim = New\nvar _ func(s *Slim) error = (*Slim).Close\n\n/*\n',
    after: '\n*/\n',
  })
})

test.each([
  [
    'func Int(s string) (int, error)',
    'docs/ecosystem/cast.md',
    'go-slim.dev/cast',
  ],
  ['func New() *Slim', 'docs/api/router.md', 'go-slim.dev/slim'],
  [
    'package middleware // import "go-slim.dev/slim/middleware"\nvar IsTTY bool',
    'docs/api/recovery.md',
    'go-slim.dev/slim/middleware',
  ],
])('%j in %s is of %s', (code, filePath, path) => {
  expect(before(code, filePath)).toContain(`import . "${path}"\n`)
})

const head = 'package x // import "go-slim.dev/slim"\n'

test.each([
  [
    'func F(c Context, n ...int) error',
    'var _ func(c Context, n ...int) error = F',
  ],
  [
    'func Ptr[T any](x T) *T',
    'func _[T any]() { var _ func(x T) *T = Ptr[T] }',
  ],
  [
    'func (JSONCodec) Decode(r any) error',
    'var _ func(_ JSONCodec, r any) error = (JSONCodec).Decode',
  ],
  ['type F func(c Context) error', 'var _ = F(*new(func(c Context) error))'],
  ['type Level int', 'var _ = Level(*new(int))'],
  [
    'type A struct {\n\tX, Y int `json:"x"` // why\n\t*Rate\n}',
    'func _(x *A) { var _ *(int) = &x.X; var _ *(int) = &x.Y; var _ *(*Rate) = &x.Rate }',
  ],
  [
    'type R interface {\n\tGet() int\n}',
    'func _(x R) { var _ interface {\n\tGet() int\n} = x }',
  ],
  [
    'const Version = "0.0.5"',
    'var _ = map[bool]int{false: 0, Version == "0.0.5": 1}',
  ],
  ['const (\n\tA Level = iota\n\tB\n)', 'var _ = A\nvar _ = B'],
  ['var ErrA, ErrB error', 'var _ *(error) = &ErrA\nvar _ *(error) = &ErrB'],
  ['var Default = Config{\n\tA: 1,\n}', 'var _ = Default'],
])('%j is said as %j', (part, assertion) => {
  expect(before(head + part)).toContain(`\n\n${assertion}\n\n/*\n`)
})

test('what is not understood does not pass: it stands in the code', () => {
  expect(before(`${head}func New() *Slim\n…`)).toContain('\n…\n\n/*\n')
})
