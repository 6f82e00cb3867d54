import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { arch } from 'node:os'
import { promisify } from 'node:util'
import type { Diagnostic } from '@gwdocs/core'

/**
 * The program of Pagefind for this computer: it comes in an optional package of its own for
 * each platform. Undefined where there is none.
 */
export function findPagefind(
  platform: string = process.platform,
  cpu: string = arch(),
): string | undefined {
  const named = process.env['PAGEFIND_EXTENDED_BINARY_PATH']
  if (named) return named
  const system = platform === 'win32' ? 'windows' : platform
  const ending = platform === 'win32' ? '.exe' : ''
  const require = createRequire(import.meta.resolve('pagefind'))
  try {
    return require.resolve(
      `@pagefind/${system}-${cpu}/bin/pagefind_extended${ending}`,
    )
  } catch {
    return undefined
  }
}

/** Throws where the program does not run: Pagefind would wait for it for ever. */
export async function tryPagefind(program: string): Promise<void> {
  const { stdout } = await promisify(execFile)(program, ['--version'])
  if (!stdout.includes('pagefind')) throw new Error(`${program}: ${stdout}`)
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
