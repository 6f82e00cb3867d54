import { createElement, memo, type ReactNode, type SVGProps } from 'react'

/** An element of a drawing as React takes it: its name, its props, what it holds; or a text. */
export type SvgNode =
  | string
  | readonly [
      tagName: string,
      props: Readonly<Record<string, unknown>>,
      children: readonly SvgNode[],
    ]

export type SvgComponentProps = SVGProps<SVGSVGElement> & {
  /** Stands for the title that the drawing has. */
  title?: string
}

/** A drawing as a component; where a text is wanted, such as in `src`, it is its address. */
export function svgComponent(address: string, drawing: SvgNode) {
  function Svg({ title, ...props }: SvgComponentProps) {
    if (typeof drawing === 'string') return drawing
    const [tagName, own, children] = drawing
    const shown = title === undefined ? children : withTitle(children, title)
    return createElement(tagName, { ...own, ...props }, ...shown.map(toElement))
  }
  return Object.assign(memo(Svg), { toString: () => address })
}

function toElement(node: SvgNode): ReactNode {
  if (typeof node === 'string') return node
  const [tagName, props, children] = node
  return createElement(tagName, props, ...children.map(toElement))
}

function withTitle(children: readonly SvgNode[], title: string): SvgNode[] {
  return [
    ['title', {}, [title]],
    ...children.filter((each) => each[0] !== 'title'),
  ]
}
