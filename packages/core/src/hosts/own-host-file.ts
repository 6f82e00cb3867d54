import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ResponseHeader } from '../policy/response-headers.ts'
import type { HostFile } from './host-site.ts'

/** A file of a static folder that has the name of one that a host reads. */
export type OwnHostFile = {
  /** Relative to the site. */
  readonly filePath: string
  readonly text: string
}

export type MergedHostFile = {
  readonly file: HostFile
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether the build sends a header of this name, however it is written. */
export function isAmong(
  headers: readonly ResponseHeader[],
  name: string,
): boolean {
  return headers.some((each) => each.name.toLowerCase() === name.toLowerCase())
}
