import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

// Facts, section 1, “description”.
describe('the line that describes a page', () => {
  test.each([
    ['One line\nand its rest.', 'One line'],
    ['# Title\n\nText.', 'Text.'],
    ['Title\n=====\n\nText.', 'Text.'],
    ['import A from "a"\n\n# Title\n\nText.', 'Text.'],
    ['import {\n  A,\n} from "a"\n\nText.', 'Text.'],
    ['export const a = 1\n\nText.', 'Text.'],
    ['```js\ncode\n```\nText.', 'Text.'],
    ['~~~\n```\ncode\n~~~\nText.', 'Text.'],
    ['<!-- a\nb -->\nText.', 'Text.'],
    ['## Heading {#id}\n\nText.', 'Heading'],
    [':::note\n\nInside.\n\n:::', 'Inside.'],
    [':::tip Title\nInside.\n:::', 'Inside.'],
    ['<details>\n<summary>More</summary>\n</details>', 'More'],
    ['> Quoted.', 'Quoted.'],
    ['\r\nText.\r\nMore.\r\n', 'Text.'],
    ['正文第一行。\n第二行。', '正文第一行。'],
  ])('of %j is %j', (body, expected) => {
    expect(excerptOf(body)).toBe(expected)
  })

  test.each([['# Title'], [''], ['```\ncode\n```'], [':::note']])(
    'is missing in %j',
    (body) => {
      expect(excerptOf(body)).toBeUndefined()
    },
  )
})

describe('in that line', () => {
  test.each([
    ['`code`, **bold** and a [link](#b).', 'code, bold and a link.'],
    ['A [reference][r] and ![an image](./a.png).', 'A reference and an image.'],
    ['*Em*, __strong__ and ~~gone~~ text.', 'Em, strong and gone text.'],
    ['A note[^1] here.', 'A note here.'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['Ready :rocket: now', 'Ready  now'],
    ['At 10:30:00 sharp', 'At 10:30:00 sharp'],
    ['Intro {1 + 1}.', 'Intro {1 + 1}.'],
  ])('%j reads %j', (body, expected) => {
    expect(excerptOf(body)).toBe(expected)
  })
})
