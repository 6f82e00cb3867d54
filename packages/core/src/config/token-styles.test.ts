import { expect, test } from 'vitest'
import { tokenStyles } from './token-styles.ts'
import { tokensSchema } from './tokens-schema.ts'

test('a value stands in both modes, or in the one that it is for', () => {
  expect(
    tokenStyles({
      'color-accent': '#b3005e',
      'color-text': { light: 'black', dark: 'white' },
      'color-line': { dark: '#333' },
      measure: 'min(40rem, 90%)',
    }),
  ).toBe(
    "@layer gw.tokens{:root{--gw-color-accent:#b3005e;--gw-color-text:black;--gw-measure:min(40rem, 90%)}[data-color-mode='dark']{--gw-color-accent:#b3005e;--gw-color-line:#333;--gw-color-text:white;--gw-measure:min(40rem, 90%)}}\n",
  )
})

test('a site that sets none has no rules for them', () => {
  expect(tokenStyles({})).toBe('')
})

test.each([
  ['#0b7658', true],
  ['clamp(1rem, 0.6rem + 1.8vw, 2rem)', true],
  ['"Helvetica; Neue", serif', true],
  ['0 1px 2px rgb(14 20 18 / 0.05), 0 8px 28px rgb(0 0 0 / 0.12)', true],
  ['var(--brand)', true],
  ['', false],
  ['  ', false],
  ['red; color: blue', false],
  ['red } body { color: blue', false],
  ['red !important', false],
  ['rgb(0 0 0', false],
  [')red(', false],
  ['"open', false],
  ['red /* brand', false],
  ['calc(4rem / 2 * 3)', true],
  ['@import x', false],
])('%j is a value: %s', (measure, expected) => {
  expect(tokensSchema.safeParse({ measure }).success).toBe(expected)
})
