import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '@gwdocs/core'

/** Lets the stacks of errors name the sources of bundled modules, not the bundles. */
export function traceSources(): void {
  process.setSourceMapsEnabled(true)
}

/**
 * Where in the site's own code an error was thrown, in a module or in an MDX file; undefined
 * where its stack names no such place.
 */
export function placeOfThrow(
  error: unknown,
  siteDir: string,
): Diagnostic['place'] | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, source = '', line, column] of stack.matchAll(
    /\(?((?:file:\/\/|\/|[A-Z]:\\)[^\n()]*?):(\d+):(\d+)\)?$/gm,
  )) {
    const path = source.startsWith('file:') ? fileURLToPath(source) : source
    const file = relative(siteDir, path).replaceAll('\\', '/')
    if (/^(?:\.\.|\/|[A-Z]:)|(?:^|\/)node_modules\//.test(file)) continue
    return {
      type: 'position',
      file,
      line: Number(line),
      column: Number(column),
    }
  }
  return undefined
}
