import { existsSync, readFileSync } from 'node:fs'

/**
 * Stands for the code that results come from: the version and, where gwdocs itself is developed,
 * what the compiler made of each package and which versions of others are installed.
 */
export function codeVersion(): string {
  const manifest = new URL(import.meta.resolve('gwdocs/package.json'))
  const compiled = ['gwdocs', '@gwdocs/core', '@gwdocs/theme'].map(
    (name) => new URL('.tsbuildinfo', import.meta.resolve(name)),
  )
  const isInstalled = !compiled.some((file) => existsSync(file))
  const lockFile = new URL('../../pnpm-lock.yaml', manifest)
  const files = isInstalled ? [manifest] : [manifest, ...compiled, lockFile]
  return files
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n')
}
