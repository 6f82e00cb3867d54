import { expect, test } from 'vitest'
import { addressesOf, setAddresses } from './element-addresses.ts'

const element = (tagName: string, properties: Record<string, string>) => ({
  type: 'element' as const,
  tagName,
  properties,
  children: [],
})

test.each([
  ['a', { href: './a.zip' }, ['link ./a.zip']],
  ['img', { src: './a.png' }, ['image ./a.png']],
  [
    'img',
    { src: './a.png', srcSet: './a.png 1x, ./b.png 2x' },
    ['image ./a.png', 'file ./a.png', 'file ./b.png'],
  ],
  [
    'video',
    { src: './a.mp4', poster: './a.png' },
    ['file ./a.mp4', 'file ./a.png'],
  ],
  ['source', { src: './a.webm' }, ['file ./a.webm']],
  ['source', { srcSet: '/a.avif' }, ['file /a.avif']],
  [
    'source',
    { srcSet: 'a,b.png 480w,\n c.png 1.5x' },
    ['file a,b.png', 'file c.png'],
  ],
  ['source', { srcSet: 'a.png 1x,b.png 2x' }, ['file a.png', 'file b.png']],
  ['img', { srcSet: 'data:image/png;base64,AA 1x' }, []],
  ['iframe', { src: './a.html' }, []],
  ['p', { src: './a.png' }, []],
])('a %s with %j asks for %j', (tagName, properties, expected) => {
  const found = addressesOf(element(tagName, properties))
  expect(found.map(({ kind, url }) => `${kind} ${url}`)).toEqual(expected)
})

test('what is found is what is replaced', () => {
  const node = element('img', {
    alt: 'a',
    src: './a.png',
    srcSet: './a.png 1x,  ./b.png 2x',
  })
  setAddresses(node, ['/1', '/2', '/3'])
  expect(node.properties).toEqual({
    alt: 'a',
    src: '/1',
    srcSet: '/2 1x,  /3 2x',
  })
})
