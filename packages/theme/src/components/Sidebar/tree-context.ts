import type { ShellMessages } from '@gwdocs/core'
import type { OpenCategories } from './open-categories.ts'

/** What all items of a sidebar tree share. */
export type TreeContext = {
  readonly messages: ShellMessages
  readonly idPrefix: string
  readonly open: OpenCategories
  readonly onToggle: (place: string) => void
}
