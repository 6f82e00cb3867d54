import { describe, expect, test } from 'vitest'
import { elementsOf, parseText } from '../../testing/parse-text.ts'

const parse = (text: string) => parseText(text, { filePath: 'docs/a.mdx' })

describe('a file that a page names in code', () => {
  test.each([
    ['<img src={require(\'./a.png\').default} alt="b" />'],
    ['<img src={require(\'./a.png\')} alt="b" />'],
    ['import picture from \'./a.png\'\n\n<img src={picture} alt="b" />'],
  ])('%j is an image like any other, and needs no code', (text) => {
    const { content, summary, mdxModule } = parse(text)
    expect(elementsOf(content, 'img')[0]?.properties).toEqual({
      src: './a.png',
      alt: 'b',
    })
    expect(summary.links).toEqual([{ kind: 'image', url: './a.png' }])
    expect(mdxModule).toBeUndefined()
  })

  test('may be the target of a link', () => {
    const text = "<a href={require('@site/docs/a.pdf').default}>b</a>"
    expect(parse(text).summary.links).toEqual([
      { kind: 'link', url: '@site/docs/a.pdf' },
    ])
  })

  test.each([
    ["import picture from './a.png'\n\n{picture}"],
    ['<img src={picture} />'],
    ["<img src={load('./a.png')} />"],
  ])('%j has to be run', (text) => {
    expect(parse(text).mdxModule?.needsCode).toBe(true)
  })
})
