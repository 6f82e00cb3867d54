import { expect, test } from 'vitest'
import { createPageHead } from './page-head.ts'

const served =
  '<title>Site</title><meta name="description" content="a"><link rel="canonical" href="/a">'

test('what a page says of itself takes the place of what was said before', () => {
  const head = createPageHead()
  head.add(
    <>
      <title>Own $&amp; title</title>
      <meta name="description" content="b" />
    </>,
  )
  head.add(<link rel="canonical" href="/b" />)
  expect(head.applyTo(served)).toBe(
    '<title>Own $&amp; title</title><meta name="description" content="b"/><link rel="canonical" href="/b"/>',
  )
})

test('other elements of a head are added; what belongs to none is left out', () => {
  const head = createPageHead()
  head.add([
    <meta key="a" name="author" content="Ann" />,
    <p key="b">text</p>,
    <body key="c" className="x" />,
    'text',
    null,
  ])
  expect(head.applyTo(served)).toBe(
    `${served}<meta name="author" content="Ann"/>`,
  )
})
