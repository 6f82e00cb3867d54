import { expect, test } from 'vitest'
import { readGoDoc } from './read-go-doc.ts'

function namesIn(...lines: readonly string[]): string[] {
  const text = ['package slim // import "go-slim.dev/slim"', '', ...lines]
  return [...readGoDoc(text.join('\n'))]
}

test.each([
  [['TYPES', '', 'func New() *Config', '    New is a func F()'], ['New']],
  [['type Any does not stand in a list', '', 'FUNCTIONS'], []],
  [['FUNCTIONS', 'func Map[T any](x T) T'], ['Map']],
  [['TYPES', 'func (Config) Must()'], ['Config.Must']],
  [['TYPES', 'func (p *Pair[K, V]) Swap()'], ['Pair.Swap']],
  [['TYPES', 'func (s *secret) Shown()'], []],
  [
    ['VARIABLES', 'var ErrA, ErrB error'],
    ['ErrA', 'ErrB'],
  ],
  [
    [
      'CONSTANTS',
      'const (',
      '\t// A is.',
      '\tKindA Kind = iota // B',
      '\thidden',
      ')',
      '    C',
    ],
    ['KindA'],
  ],
  [
    [
      'VARIABLES',
      'var (',
      '\tA = Config{',
      '\t\tInner: 1,',
      '\t}',
      '\tB int',
      ')',
    ],
    ['A', 'B'],
  ],
  [
    [
      'TYPES',
      'type Config struct {',
      '\tInner, Outer int `json:"x{"`',
      '\tNested       struct {',
      '\t\tDeep int',
      '\t}',
      '\tFn func(',
      '\t\tA int,',
      '\t) error',
      '\t*http.Client',
      '\t// Has unexported fields.',
      '}',
    ],
    [
      'Config',
      'Config.Inner',
      'Config.Outer',
      'Config.Nested',
      'Config.Fn',
      'Config.Client',
    ],
  ],
  [
    ['TYPES', 'type Item struct{ Key any; value int }'],
    ['Item', 'Item.Key'],
  ],
])('%j exports %j', (lines, names) => {
  expect(namesIn(...lines)).toEqual(names)
})

test('an interface has what it embeds, of its package and of known others', () => {
  const names = namesIn(
    'TYPES',
    'type Context interface {',
    '\tcontext.Context',
    '\tRegistrar',
    '\t// JSON writes.',
    '\tJSON(code int, i any) error',
    '}',
    'type Registrar interface {',
    '\tUse(fn func(a int) (b string))',
    '}',
    'type Router interface {',
    '\tContext',
    '}',
  )
  expect(names.filter((name) => name.startsWith('Router.')).sort()).toEqual([
    'Router.Deadline',
    'Router.Done',
    'Router.Err',
    'Router.JSON',
    'Router.Use',
    'Router.Value',
  ])
})
