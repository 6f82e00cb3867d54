import { expect, test } from 'vitest'
import { frameGo } from './frame-go.ts'

function framed(code: string, filePath = 'docs/api/slim.md') {
  const frame = frameGo({ code, filePath, language: 'go', title: undefined })
  return `${frame?.before ?? ''}${code}${frame?.after ?? ''}`
}

test('a whole program stays as it is', () => {
  const code = '// Program\npackage main\n\nfunc main() {}'
  expect(framed(code)).toBe(code)
})

test('declarations get a package and the packages that they name', () => {
  const code =
    'func show(c slim.Context) error {\n\treturn c.String(http.StatusOK, "fmt.Print")\n}'
  expect(framed(code)).toBe(
    `package sample\n\nimport "net/http"\nimport "go-slim.dev/slim"\n\n${code}`,
  )
})

test('declarations of methods and of hidden lines are declarations', () => {
  const code =
    '// hidden-start\ntype user struct{}\n// hidden-end\nfunc (u *user) Name() string { return "" }'
  expect(framed(code)).toBe(`package sample\n\n\n${code}`)
})

test('what a fragment imports is not imported again', () => {
  const code =
    'import web "net/http"\n\nvar a = web.StatusOK\nvar b = time.Now()'
  expect(framed(code)).toBe(`package sample\n\nimport "time"\n\n${code}`)
})

test('statements get a function in which s and c are what they are on all pages', () => {
  expect(framed('s.Use(slim.Recovery())')).toBe(
    lines(
      'package sample',
      '',
      'import "go-slim.dev/slim"',
      '',
      'func _(s *slim.Slim) error {',
      's.Use(slim.Recovery())',
      'return nil',
      '}',
      '',
    ),
  )
})

test.each([
  [
    'return c.NoContent()',
    'func _(c slim.Context) error {\nreturn c.NoContent()\n}\n',
  ],
  [
    's := slim.New()',
    'func _() error {\ns := slim.New()\n_ = s\nreturn nil\n}\n',
  ],
  [
    'var a, b int\nif a > b {\n\treturn nil\n}',
    '}\n_ = a\n_ = b\nreturn nil\n}\n',
  ],
  [
    'x := f(func() error {\n\ty := 1\n\treturn nil\n})',
    '})\n_ = x\nreturn nil\n}\n',
  ],
])('%j ends in %j', (code, end) => {
  expect(framed(code).endsWith(end)).toBe(true)
})

test.each([
  ['v.Required()', 'v'],
  ['v := 1\nv.X()', undefined],
  ['for _, v := range all { v.Name() }', undefined],
  ['f(func(v any) { v.Name() })', undefined],
  ['x.v.Name()', undefined],
  ['f(rate rate.Limit)', 'rate'],
  ['// is.Email', undefined],
])('%j uses the package %j', (code, name) => {
  const imported = /import "[^"]*?(\w+)"/.exec(framed(code))?.[1]
  expect(imported).toBe(name)
})

function lines(...texts: readonly string[]): string {
  return texts.join('\n')
}
