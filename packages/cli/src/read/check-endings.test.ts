import { expect, test } from 'vitest'
import { checkEndings } from './check-endings.ts'

test('Markdown with capitals in its ending is reported, other files are not', () => {
  expect(checkEndings(['docs/a.MD', 'docs/b.png', 'docs/c.md.txt'])).toEqual([
    {
      code: 'markdown-ending',
      severity: 'warning',
      message:
        '`docs/a.MD` is not read: only `.md` and `.mdx` in small letters are Markdown.',
      hint: 'rename it `docs/a.md`.',
      place: { type: 'file', file: 'docs/a.MD' },
    },
  ])
})
