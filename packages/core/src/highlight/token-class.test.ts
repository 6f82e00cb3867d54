import { describe, expect, test } from 'vitest'
import { codeStyleSheet, type TokenClass, toTokenClass } from './token-class.ts'
import type { TokenStyle } from './theme-matcher.ts'

const look = (color?: string, fontStyle = 0): TokenStyle => ({
  color,
  fontStyle,
})
const colors = { foreground: '#000', background: '#fff' }

/** The rules of one class, without the sheet around them. */
function rulesOf(light: TokenStyle, dark: TokenStyle): string {
  const found = toTokenClass(light, dark)
  if (!found) return ''
  const sheetOf = (classes: readonly TokenClass[]) =>
    codeStyleSheet({ classes, light: colors, dark: colors })
  const start = sheetOf([]).length - '}\n'.length
  return sheetOf([found])
    .slice(start, -'}\n'.length)
    .replaceAll(found.name, 'x')
}

describe('the class of a look', () => {
  test('is the same for the same look', () => {
    const a = toTokenClass(look('#111'), look('#222', 1))
    const b = toTokenClass(look('#111'), look('#222', 1))
    expect(a).toEqual(b)
  })

  test.each([
    [look('#111'), look('#223')],
    [look('#112'), look('#222')],
    [look('#222'), look('#111')],
    [look('#111', 1), look('#222')],
    [look('#111'), look('#222', 1)],
  ])('is another one for %j and %j', (light, dark) => {
    const name = toTokenClass(look('#111'), look('#222'))?.name
    expect(toTokenClass(light, dark)?.name).not.toBe(name)
  })

  test('is none where nothing has to be said', () => {
    expect(toTokenClass(look(), look())).toBeUndefined()
  })

  test.each([
    [1, 'font-style:italic'],
    [2, 'font-weight:bold'],
    [4, 'text-decoration:underline'],
    [8, 'text-decoration:line-through'],
    [3, 'font-style:italic;font-weight:bold'],
    [12, 'text-decoration:underline line-through'],
  ])('says for the font style %i: %s', (fontStyle, expected) => {
    const style = look(undefined, fontStyle)
    expect(toTokenClass(style, style)).toMatchObject({
      light: expected,
      dark: expected,
    })
  })
})

describe('the style sheet', () => {
  const dark = '[data-color-mode=dark] .x'

  test.each([
    [look('#111'), look('#111'), '.x{color:#111}'],
    [look('#111'), look('#222'), `.x{color:#111}${dark}{color:#222}`],
    [look(), look('#222'), `${dark}{color:#222}`],
    [look('#111'), look(), `.x{color:#111}${dark}{color:inherit}`],
    [
      look('#111', 1),
      look('#222'),
      `.x{color:#111;font-style:italic}${dark}{color:#222;font-style:normal}`,
    ],
    [
      look('#111', 2),
      look('#111', 4),
      `.x{color:#111;font-weight:bold}${dark}{color:#111;text-decoration:underline;font-weight:inherit}`,
    ],
    [
      look(undefined, 8),
      look(undefined, 1),
      `.x{text-decoration:line-through}${dark}{font-style:italic;text-decoration:none}`,
    ],
  ])(
    'of light %j and dark %j takes back what dark does not set',
    (light, darkLook, expected) => {
      expect(rulesOf(light, darkLook)).toBe(expected)
    },
  )

  test('is the same whatever order the classes come in', () => {
    const classes = ['#1', '#2', '#3'].flatMap(
      (color) => toTokenClass(look(color), look(color)) ?? [],
    )
    const sheet = (each: typeof classes) =>
      codeStyleSheet({ classes: each, light: colors, dark: colors })
    expect(sheet(classes)).toBe(sheet(classes.toReversed()))
  })

  test('lies in a layer, and begins with the colours of the two themes', () => {
    const dark = { foreground: '#eee', background: '#111' }
    expect(codeStyleSheet({ classes: [], light: colors, dark })).toBe(
      '@layer gw.components{:root{--gw-code-text:#000;--gw-code-surface:#fff}[data-color-mode=dark]{--gw-code-text:#eee;--gw-code-surface:#111}}\n',
    )
  })
})
