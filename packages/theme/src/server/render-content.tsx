import type { ElementContent, Root } from 'hast'
import type { ComponentType, ReactElement } from 'react'
import { evaluateLiteral } from '@gwdocs/core'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact, { type Options } from 'rehype-react'
import { unified } from 'unified'
import { contentComponents } from '../content/content-components.ts'

const components = contentComponents as unknown as Readonly<
  Record<string, ComponentType>
>

/**
 * Names in JSX are the built-in components, and attributes are written out: nothing is run.
 */
const createEvaluater: NonNullable<Options['createEvaluater']> = () => ({
  evaluateExpression: (expression) =>
    expression.type === 'Identifier'
      ? components[expression.name]
      : evaluateLiteral(expression as never)?.value,
  evaluateProgram: () => undefined,
})

const options: Options = {
  Fragment,
  development: false,
  jsx: jsx as Options['jsx'],
  jsxs: jsxs as Options['jsxs'],
  components: components as NonNullable<Options['components']>,
  createEvaluater,
  tableCellAlignToStyle: false,
}

/** A content tree as React elements, its elements mapped onto the theme's components. */
export function renderTree(root: Root): ReactElement {
  return unified().use(rehypeReact, options).stringify(root)
}

/** Inline content, such as what a title holds. */
export function renderInline(nodes: readonly ElementContent[]): ReactElement {
  return renderTree({ type: 'root', children: [...nodes] })
}
