import { options, type VNode } from 'preact'

let isTaken = false

/**
 * Drawings that code imports are components, and their addresses where a text is wanted. React
 * makes a text of whatever `src` is given; Preact leaves functions out. From now on it does not.
 */
export function takeTexts(): void {
  if (isTaken) return
  isTaken = true
  const before = options.vnode
  options.vnode = (vnode) => {
    const { type, props } = vnode as VNode<Record<string, unknown>>
    if (typeof type === 'string') {
      for (const name of ['src', 'href']) {
        const value = props[name]
        if (typeof value === 'function' && Object.hasOwn(value, 'toString'))
          props[name] = String(value)
      }
    }
    before?.(vnode)
  }
}
