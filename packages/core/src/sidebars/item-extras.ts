import type { JsonObject } from '../shared/json.ts'
import type { DocNode } from './sidebar.ts'

type Extras = Pick<DocNode, 'key' | 'className' | 'customProps'>

/** What an item has besides what its type asks for; only what is written. */
export function extrasOf(config: {
  readonly key?: string | undefined
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}): Extras {
  const { key, className, customProps } = config
  return {
    ...(key !== undefined && { key }),
    ...(className !== undefined && { className }),
    // Sidebars are data: what JSON cannot say does not reach the browser.
    ...(customProps !== undefined && {
      customProps: JSON.parse(JSON.stringify(customProps)) as JsonObject,
    }),
  }
}
