import type { VNode } from 'preact'
import { renderToString as renderPreact } from 'preact-render-to-string'
import { type RootOptions, withIdPrefix } from './id-prefix.ts'
import { takeTexts } from './text-props.ts'

/** `renderToString` of `react-dom/server`: of its options, the prefix of ids counts. */
export function renderToString(element: VNode, options?: RootOptions): string {
  takeTexts()
  return renderPreact(withIdPrefix(element, options) as VNode)
}

/** Preact needs no marks between texts: what can be hydrated is as plain as what cannot. */
export const renderToStaticMarkup = renderToString
