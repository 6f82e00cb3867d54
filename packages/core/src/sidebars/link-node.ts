import { extrasOf } from './item-extras.ts'
import type { LinkConfig } from './item-schemas.ts'
import type { ItemPlace } from './report-items.ts'
import type { LinkNode } from './sidebar.ts'

/** A link as the graph has it; `place` is that of its address, where a broken one is reported. */
export function toLinkNode(
  config: LinkConfig,
  { file, keyPath }: ItemPlace,
): LinkNode {
  const { label, href, description, autoAddBaseUrl } = config
  return {
    type: 'link',
    label,
    href,
    addsBaseUrl: autoAddBaseUrl ?? true,
    description,
    ...extrasOf(config),
    place: { type: 'key', file, keyPath: [...keyPath, 'href'] },
  }
}
