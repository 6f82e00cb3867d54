import { createRequire } from 'node:module'
import { arch } from 'node:os'
import type { Diagnostic } from '@gwdocs/core'

/**
 * Whether Pagefind can run on this computer: its program comes in an optional package of its
 * own for each platform.
 */
export function hasPagefind(
  platform: string = process.platform,
  cpu: string = arch(),
): boolean {
  if (process.env['PAGEFIND_EXTENDED_BINARY_PATH']) return true
  const system = platform === 'win32' ? 'windows' : platform
  const ending = platform === 'win32' ? '.exe' : ''
  const require = createRequire(import.meta.resolve('pagefind'))
  try {
    require.resolve(`@pagefind/${system}-${cpu}/bin/pagefind_extended${ending}`)
    return true
  } catch {
    return false
  }
}

/** The site is built all the same. In: why, where Pagefind said anything. */
export function searchUnavailable(
  configFile: string,
  reason?: string,
): Diagnostic {
  return {
    code: 'search-unavailable',
    severity: 'warning',
    message: reason
      ? `The search index could not be made, so the site has no search. Pagefind says: ${reason}`
      : `There is no Pagefind for this platform (${process.platform}-${arch()}), so the site has no search.`,
    hint: 'install with optional dependencies on a platform for which Pagefind has a program, name one in `PAGEFIND_EXTENDED_BINARY_PATH`, or set `search: false`.',
    place: { type: 'file', file: configFile },
  }
}
