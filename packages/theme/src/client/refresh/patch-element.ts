import { align, type Likeness } from './align.ts'
import { keepOpen } from './keep-open.ts'

/**
 * Carries what an author has changed into the page as its reader has it: nodes that are the same
 * before and after stay, with all that the reader and the scripts have made of them.
 *
 * In:  the live element; the same one as it was served; the one that takes its place.
 * Out: what stands there now: the live element, unless it had to be replaced.
 */
export function patchElement(
  live: Element,
  served: Element,
  next: Element,
): Node {
  // Scripts that have added nodes of their own do it again.
  const isTouched = live.childNodes.length !== served.childNodes.length
  if (live.tagName !== next.tagName || isTouched) return replaceNode(live, next)
  patchAttributes(live, served, next)
  patchChildren(live, served, next)
  return live
}

/** What the author has not touched may have been set by scripts: it stays. */
function patchAttributes(live: Element, served: Element, next: Element): void {
  const names = new Set([
    ...served.getAttributeNames(),
    ...next.getAttributeNames(),
  ])
  for (const name of names) {
    const value = next.getAttribute(name)
    // What the reader opened before this script ran looks like the author's own.
    if (name === 'open') continue
    if (value === served.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

function patchChildren(live: Element, served: Element, next: Element): void {
  const current = [...live.childNodes]
  const before = [...served.childNodes]
  const after = [...next.childNodes]
  const { start, end } = changedPart(before, after)
  const old = before.slice(start, before.length - end)
  const fresh = after.slice(start, after.length - end)
  let place: Node | null = current[before.length - end] ?? null
  for (const [was, is] of align(old, fresh, likeness).reverse()) {
    const node = current[start + (was ?? current.length)]
    const [from, to] = [old[was ?? -1], fresh[is ?? -1]]
    if (node && from && to) place = patchNode(node, from, to)
    else if (node) live.removeChild(node)
    else if (to) place = live.insertBefore(imported(to), place)
  }
}

/** How many nodes are the same at the start, and how many of the others at the end. */
function changedPart(before: readonly Node[], after: readonly Node[]) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (
    end < shorter - start &&
    isSame(before.at(-1 - end), after.at(-1 - end))
  )
    end++
  return { start, end }
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

/** An element may become another one of its kind. */
function likeness(was: Node, is: Node): Likeness {
  if (was.isEqualNode(is)) return 'equal'
  return kindOf(was) === kindOf(is) ? 'alike' : 'different'
}

function kindOf(node: Node): string {
  return node instanceof Element
    ? `${node.tagName} ${node.className}`
    : node.nodeName
}

/** Out: the node that stands there now. */
function patchNode(live: Node, served: Node, next: Node): Node {
  if (served.isEqualNode(next)) return live
  if (
    live instanceof Element &&
    served instanceof Element &&
    next instanceof Element
  )
    return patchElement(live, served, next)
  return replaceNode(live, next)
}

function replaceNode(live: Node, next: Node): Node {
  const node = imported(next)
  if (live instanceof Element && node instanceof Element) keepOpen(live, node)
  live.parentNode?.replaceChild(node, live)
  return node
}

function imported(node: Node): Node {
  return document.importNode(node, true)
}
