import type { Doc } from '../docs/doc.ts'
import {
  type CategoryNode,
  type DocNode,
  type SidebarNode,
  walkSidebar,
} from './sidebar.ts'

/** A node with a page of its own. */
export type Stop = DocNode | CategoryNode

export type Neighbours = {
  readonly previous: Stop | undefined
  readonly next: Stop | undefined
}

/** How a sidebar is read, by `pageKey`: worked out once for all of its pages. */
export type ReadingOrder = {
  /** The categories around a page, outermost first, then its own node. */
  readonly trails: ReadonlyMap<string, readonly SidebarNode[]>
  /** The stops before and after each stop. */
  readonly neighbours: ReadonlyMap<string, Neighbours>
}

/** Names the page of a node; undefined where it has none. */
export function pageKey(node: SidebarNode): string | undefined {
  if (node.type === 'doc') return docKey(node.id)
  if (node.type !== 'category' || !node.link) return undefined
  if (node.link.type === 'doc') return docKey(node.link.id)
  return `category:${node.link.slug ?? ''}`
}

export function docKey(id: string): string {
  return `doc:${id}`
}

/**
 * The reading order of one sidebar.
 *
 * Parents come before their children. Stops are docs and categories with a page; refs and
 * unlisted docs are passed over, and have no neighbours here. Where a page stands twice, its
 * first place counts; it is never its own neighbour.
 */
export function readingOrder(
  items: readonly SidebarNode[],
  docsById: ReadonlyMap<string, Doc>,
): ReadingOrder {
  const trails = new Map<string, readonly SidebarNode[]>()
  addTrails(items, [], trails)
  const stops = [...walkSidebar(items)].filter((node) => isStop(node, docsById))
  const neighbours = new Map<string, Neighbours>()
  stops.forEach((stop, index) => {
    const key = pageKey(stop) ?? ''
    if (neighbours.has(key)) return
    neighbours.set(key, {
      previous: stops[index - 1],
      next: nextOther(stops, index, key),
    })
  })
  return { trails, neighbours }
}

/** The stop after this one, unless its page stands there once more. */
function nextOther(
  stops: readonly Stop[],
  index: number,
  key: string,
): Stop | undefined {
  for (let at = index + 1; at < stops.length; at++) {
    const stop = stops[at]
    if (stop && pageKey(stop) !== key) return stop
  }
  return undefined
}

function addTrails(
  items: readonly SidebarNode[],
  around: readonly SidebarNode[],
  trails: Map<string, readonly SidebarNode[]>,
): void {
  for (const item of items) {
    const trail = [...around, item]
    const key = pageKey(item)
    if (key !== undefined && !trails.has(key)) trails.set(key, trail)
    if (item.type === 'category') addTrails(item.items, trail, trails)
  }
}

function isStop(
  node: SidebarNode,
  docsById: ReadonlyMap<string, Doc>,
): node is Stop {
  if (node.type === 'doc')
    return !node.isRef && docsById.get(node.id)?.isUnlisted === false
  if (node.type !== 'category' || !node.link) return false
  if (node.link.type === 'generated-index') return true
  return docsById.get(node.link.id)?.isUnlisted === false
}
