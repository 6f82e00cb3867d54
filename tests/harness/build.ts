import { gwdocs, type RunOptions } from './gwdocs.ts'

/** A diagnostic as `--json` prints it. */
export type Diagnostic = {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
}

export type BuildSummary = {
  readonly ok: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** What the build had to do anew; absent, as the islands, where the config could not be used. */
  readonly work?: {
    readonly parsed: number
    readonly highlighted: number
    readonly rendered: number
    readonly drawn: number
  }
  readonly islands?: readonly {
    readonly file: string
    readonly cause: string
    readonly bytes: number
  }[]
}

export type Build = {
  readonly code: number | null
  readonly summary: BuildSummary
  readonly stderr: string
}

/** Runs `gwdocs build --json`. Throws where the command printed something else: it crashed. */
export async function build(
  siteDir: string,
  args: readonly string[] = [],
  options?: RunOptions,
): Promise<Build> {
  const { code, stdout, stderr } = await gwdocs(
    ['build', siteDir, '--json', ...args],
    options,
  )
  try {
    return { code, stderr, summary: JSON.parse(stdout) as BuildSummary }
  } catch {
    throw new Error(
      `gwdocs build printed no JSON, and ended with ${String(code)}:\n${stdout}${stderr}`,
    )
  }
}
