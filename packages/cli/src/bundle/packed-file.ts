import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the files of a packed command; compiled modules have no such folder. */
const shared = new URL('shared/', import.meta.url)

/**
 * The file of a packed command that gives code of a site a module of ours, as the command
 * itself has it: `@gwdocs/theme/compat` → `shared/@gwdocs+theme+compat.js`. Undefined where the
 * command runs as it was compiled, and for modules that it does not share.
 */
export function packedFile(specifier: string): string | undefined {
  const file = new URL(`${specifier.replaceAll('/', '+')}.js`, shared)
  return existsSync(file) ? fileURLToPath(file) : undefined
}
