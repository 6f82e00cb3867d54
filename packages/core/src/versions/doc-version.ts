import type { Doc } from '../docs/doc.ts'
import type { ReadingOrder } from '../sidebars/reading-order.ts'
import type { Sidebar } from '../sidebars/sidebar.ts'
import type { TagGroup } from '../tags/group-by-tag.ts'
import type { VersionPlan } from './version-plan.ts'

/** One version of a doc set. */
export type DocVersion = VersionPlan & {
  readonly mainDocId: string | undefined
  /** Drafts among them; without those the ids a sidebar names would look unknown. */
  readonly docs: readonly Doc[]
  /** Of two docs with one id, which is an error, the first. */
  readonly docsById: ReadonlyMap<string, Doc>
  readonly sidebars: readonly Sidebar[]
  /** By label; those that only unlisted docs carry among them. */
  readonly tags: readonly TagGroup<Doc>[]
  readonly draftIds: readonly string[]
  /** Doc id → name of the sidebar that the doc shows. */
  readonly sidebarOf: ReadonlyMap<string, string>
  /** By name of the sidebar. */
  readonly readingOrders: ReadonlyMap<string, ReadingOrder>
}
