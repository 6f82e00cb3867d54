import { codeToTokens } from 'shiki'
import { beforeAll, describe, expect, test } from 'vitest'
import { createHighlighter, type Highlighter } from './create-highlighter.ts'
import { scopeLines } from './scope-line.ts'

const samples = {
  go: 'package main\n\n// Home says hello.\nfunc Home(c slim.Context) error {\n\treturn c.String(200, "hi\\n") // done\n}\n',
  bash: 'curl -i "http://localhost:1324/$USER" | grep -c \'x\' # count\n',
  tsx: 'export const A = <T,>(p: T) => <b className={`x${p}`}>{/* c */}</b>\n',
  markdown: '# Title *em* **bold**\n\n- [link](x) ~~gone~~\n',
  json: '{"a": [1, true, null]}\n',
} as const
const pairs = [
  ['github-light', 'github-dark'],
  ['min-light', 'dracula'],
] as const

type Look = { text: string; color: string | undefined; fontStyle: number }

/** Neighbours of one look joined, so that only what is seen is compared. */
function join(looks: Look[]): Look[] {
  const joined: Look[] = []
  for (const look of looks) {
    const last = joined.at(-1)
    if (last && last.color === look.color && last.fontStyle === look.fontStyle)
      last.text += look.text
    else joined.push({ ...look })
  }
  return joined
}

describe.each(pairs)('%s and %s', (lightTheme, darkTheme) => {
  let highlighter: Highlighter
  beforeAll(async () => {
    highlighter = await createHighlighter({
      languages: Object.keys(samples),
      lightTheme,
      darkTheme,
    })
  })

  test.each(Object.entries(samples))(
    '%s looks as Shiki itself shows it',
    async (language, code) => {
      for (const [theme, mode] of [
        [lightTheme, 'light'],
        [darkTheme, 'dark'],
      ] as const) {
        const expected = await codeToTokens(code, {
          lang: language as 'go',
          tokenizeTimeLimit: 0,
          theme,
        })
        const base = highlighter[`${mode}Colors`].foreground.toLowerCase()
        const grammar = highlighter.grammarFor(language)
        const actual = grammar ? scopeLines(code, grammar) : []
        actual.forEach((line, index) => {
          const ours = line.map(({ text, scopes }): Look => {
            const { color, fontStyle } = highlighter[mode](scopes)
            return { text, color: color?.toLowerCase() ?? base, fontStyle }
          })
          const theirs = (expected.tokens[index] ?? []).map(
            ({ content, color, fontStyle }): Look => ({
              text: content,
              color: color?.toLowerCase() ?? base,
              fontStyle: Math.max(fontStyle ?? 0, 0),
            }),
          )
          expect(join(ours.filter(({ text }) => text !== ''))).toEqual(
            join(theirs),
          )
        })
      }
    },
  )
})
