import { expect, test } from 'vitest'
import { en } from './en.ts'

/** From the product's constants. */
test.each([
  ['skipToContent', 'Skip to main content'],
  ['close', 'Close'],
  ['openNavbar', 'Toggle navigation bar'],
  ['closeNavbar', 'Close navigation bar'],
  ['backToMainMenu', '← Back to main menu'],
  ['languages', 'Languages'],
  ['versions', 'Versions'],
  ['crashTitle', 'This page crashed.'],
  ['crashRetry', 'Try again'],
] as const)('%s reads “%s” in English', (key, text) => {
  expect(en[key]).toBe(text)
})
