import type { Command } from '../measure.ts'
import type { Corpus } from '../corpus.ts'

/** Files by path, for the folder of a site. */
export type Files = Readonly<Record<string, string>>

/** A generator that the benchmark can build a corpus with. */
export type Tool = {
  readonly name: string
  /** Packages of the npm registry, with exact versions; installed outside the repository. */
  readonly packages: Readonly<Record<string, string>>
  /** Versions in the place of those that packages ask for. */
  readonly overrides?: Readonly<Record<string, string>>
  /** Why the tool cannot run here; undefined where it can. */
  readonly missing?: () => string | undefined
  /** Where Markdown files lie in the site. */
  readonly contentFolder: string
  readonly outputFolder: string
  /** All files of a site but its content. */
  readonly files: (corpus: Corpus) => Files
  readonly build: (siteDir: string) => Command
  /** Shows the site while it is written, on a port of this machine; absent where nobody measures that. */
  readonly serve?: (siteDir: string, port: number) => Command
}

/** A script of an installed package, in the site's `node_modules`. */
export function script(
  file: string,
  ...args: readonly string[]
): Tool['build'] {
  return (siteDir) => ({
    program: process.execPath,
    args: [`node_modules/${file}`, ...args],
    cwd: siteDir,
  })
}
