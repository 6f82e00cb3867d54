import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { svgComponent } from './svg-component.ts'

const Logo = svgComponent('/assets/logo.svg', [
  'svg',
  { viewBox: '0 0 1 1', className: 'own' },
  [
    ['title', {}, ['Old']],
    ['g', {}, []],
  ],
])

test('a drawing is a component that takes props of its element', () => {
  expect(renderToStaticMarkup(<Logo width={40} className="big" />)).toBe(
    '<svg viewBox="0 0 1 1" class="big" width="40"><title>Old</title><g></g></svg>',
  )
})

test('a title stands for the one that the drawing has', () => {
  expect(renderToStaticMarkup(<Logo title="New" />)).toBe(
    '<svg viewBox="0 0 1 1" class="own"><title>New</title><g></g></svg>',
  )
})

test('a drawing is its address where a text is wanted', () => {
  const address = Logo as unknown as string
  expect(renderToStaticMarkup(<img src={address} alt="" />)).toBe(
    '<img src="/assets/logo.svg" alt=""/>',
  )
  expect(`url(${address})`).toBe('url(/assets/logo.svg)')
})
