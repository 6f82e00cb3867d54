import { expect, test } from 'vitest'
import { toStyleText } from './style-text.ts'

// React, “Applying CSS styles”: numbers get `px`, but for properties without a unit.
test.each([
  [{ color: 'red' }, 'color: red'],
  [{ marginTop: 4 }, 'margin-top: 4px'],
  [{ marginTop: 0 }, 'margin-top: 0'],
  [{ lineHeight: 1.5, opacity: 0.5 }, 'line-height: 1.5; opacity: 0.5'],
  [
    { flex: 1, zIndex: 2, fontWeight: 700 },
    'flex: 1; z-index: 2; font-weight: 700',
  ],
  [{ WebkitMaskSize: '1em' }, '-webkit-mask-size: 1em'],
  [{ '--gw-gap': 4 }, '--gw-gap: 4'],
])('%j is %j', (style, expected) => {
  expect(toStyleText(style)).toBe(expected)
})
