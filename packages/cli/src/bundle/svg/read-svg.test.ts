import type { SvgNode } from '@gwdocs/theme/server'
import { describe, expect, test } from 'vitest'
import { readSvg } from './read-svg.ts'

/** The tree in short; the name that ids get is written `ID`. */
function read(text: string): string {
  const node = readSvg(text)
  return node === undefined
    ? 'none'
    : show(node).replace(/[A-Za-z\d]{4}(?=-[a-z])/g, 'ID')
}

function show(node: SvgNode): string {
  if (typeof node === 'string') return node
  const [name, props, children] = node
  const shown = Object.entries(props).map(
    ([key, value]) => `${key}=${JSON.stringify(value)}`,
  )
  return `${[name, ...shown].join(' ')}(${children.map(show).join(' ')})`
}

describe('a drawing', () => {
  test.each([
    ['<svg viewBox="0 0 1 1"/>', 'svg viewBox="0 0 1 1"()'],
    [
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!-- made by hand -->\n<svg><g/></svg>\n',
      'svg(g())',
    ],
    [
      '<svg><path fill-rule="evenodd" stroke-width="2" xlink:href="/a"/></svg>',
      'svg(path fillRule="evenodd" strokeWidth="2" xlinkHref="/a"())',
    ],
    [
      '<svg><g class="a b" style="mix-blend-mode: screen"/></svg>',
      'svg(g className="a b" style={"mixBlendMode":"screen"}())',
    ],
    ['<svg><title>Two words</title></svg>', 'svg(title(Two words))'],
    [
      '<svg><linearGradient gradientUnits="x"/><text>a<tspan>b</tspan></text></svg>',
      'svg(linearGradient gradientUnits="x"() text(a tspan(b)))',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    ['<svg onload="go()"><script>go()</script><g onclick="go()"/></svg>'],
    [
      '<svg xmlns:sketch="x" sketch:type="y"><metadata>z</metadata><sodipodi:namedview/><g inkscape:label="l"/></svg>',
    ],
  ])('%s is free of what runs and of what programs leave', (text) => {
    expect(read(text)).toBe('svg(g())')
  })

  test.each([
    ['fill', 'svg(g())'],
    ['fill:', 'svg(g())'],
    [';; fill: red ;', 'svg(g style={"fill":"red"}())'],
    ['fill; stroke: blue', 'svg(g style={"stroke":"blue"}())'],
    [
      'mask:url(data:a;b); --a: "x;y"',
      'svg(g style={"mask":"url(data:a;b)","--a":"\\"x;y\\""}())',
    ],
  ])('is not lost over a style that is none: %s', (style, expected) => {
    expect(read(`<svg><g style='${style}'/></svg>`)).toBe(expected)
    expect(read(`<svg><style>.a{}g{${style}}</style><g/></svg>`)).toBe(expected)
  })

  test('has styles where its sheet had rules', () => {
    const text =
      '<svg><style>#c{fill:red}.a,.b{stroke:blue;}path{fill:green}</style><path class="a"/><g id="c" style="opacity:0"/></svg>'
    expect(read(text)).toBe(
      'svg(path className="a" style={"fill":"green","stroke":"blue"}() g id="c" style={"fill":"red","opacity":"0"}())',
    )
  })

  test('keeps what is no rule for elements', () => {
    const text = '<svg><style>.a:hover{fill:red}</style><g class="a"/></svg>'
    expect(read(text)).toBe('svg(style(.a:hover{fill:red}) g className="a"())')
  })

  test('has ids of its own where it refers to them', () => {
    const text =
      '<svg><defs><path id="a"/><g id="b"/></defs><use xlink:href="#a"/><use href="#a"/><g mask="url(#b)" id="plain"/></svg>'
    expect(read(text)).toBe(
      'svg(defs(path id="ID-a"() g id="ID-b"()) use xlinkHref="#ID-a"() use href="#ID-a"() g mask="url(#ID-b)" id="plain"())',
    )
  })

  test.each([[''], ['no drawing'], ['<html><p>x</p></html>']])(
    '%j is none',
    (text) => {
      expect(read(text)).toBe('none')
    },
  )
})
