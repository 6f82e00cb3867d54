import type { Place } from '../diagnostics/diagnostic.ts'
import type { RoutePath } from '../shared/route-path.ts'

/** An address without a page of its own, or a place that a page has no more, and where its readers are sent. */
export type Redirect = {
  readonly from: RoutePath
  /** The id of the place; undefined for the whole page. */
  readonly fromHash?: string
  /** A permalink of this site with query and hash, or an address of another. */
  readonly to: string
}

/** `place`: of its two ends, where they are written. */
export type WantedRedirect = Redirect & {
  readonly place: (end: 'from' | 'to') => Place
}
