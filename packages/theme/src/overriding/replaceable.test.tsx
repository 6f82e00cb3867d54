import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { replaceable, setReplacements } from './replaceable.tsx'

type Props = { label: string; children?: ReactNode }

function Original({ label, children }: Props) {
  return (
    <b>
      {label}
      {children}
    </b>
  )
}

const Footer = replaceable<Props>('Footer', Original)
const Pager = replaceable<Props>('Pager', Original)

afterEach(() => setReplacements({}))

test('without a replacement, a component is itself', () => {
  expect(renderToStaticMarkup(<Footer label="a" />)).toBe('<b>a</b>')
})

test('a replacement stands wherever its component would, with the same props', () => {
  setReplacements({ Footer: ({ label }: Props) => <i>{label}</i> })
  expect(
    renderToStaticMarkup(
      <Pager label="a">
        <Footer label="b" />
      </Pager>,
    ),
  ).toBe('<b>a<i>b</i></b>')
})

test('a replacement may stand in another one of its kind, and around the original', () => {
  setReplacements({
    Footer: (props: Props) => (
      <i>
        <Original {...props} />
      </i>
    ),
  })
  expect(
    renderToStaticMarkup(
      <Footer label="a">
        <Footer label="b" />
      </Footer>,
    ),
  ).toBe('<i><b>a<i><b>b</b></i></b></i>')
})

test('a replacement that contains itself is told so', () => {
  setReplacements({ Footer: (props: Props) => <Footer {...props} /> })
  expect(() => renderToStaticMarkup(<Footer label="a" />)).toThrow(
    new RangeError('It contains itself.'),
  )
})
