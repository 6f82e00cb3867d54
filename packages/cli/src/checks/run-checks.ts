import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkedPage,
  type CheckFinding,
  type CheckResult,
  type Diagnostic,
  type ParsedFile,
  type ResolvedConfig,
} from '@gwdocs/core'

/** Name of a check → what it says of itself in the summary. */
export type CheckFigures = Readonly<
  Record<string, NonNullable<CheckResult['figures']>>
>

export type RanChecks = {
  readonly figures: CheckFigures
  readonly diagnostics: readonly Diagnostic[]
}

export type RunChecks = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  /** By the path at which each lies. */
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly isUpdating: boolean
}

/** Runs the site's own checks, one after the other. One that throws is a mistake in the config. */
export async function runChecks(options: RunChecks): Promise<RanChecks> {
  const { siteDir, config, parsed, isUpdating } = options
  const figures: Record<string, CheckFigures[string]> = {}
  const diagnostics: Diagnostic[] = []
  if (config.checks.length === 0) return { figures, diagnostics }
  const pages = [...parsed].map(([path, file]) =>
    checkedPage(file, readFileSync(join(siteDir, path), 'utf8')),
  )
  for (const [index, { name, run }] of config.checks.entries()) {
    try {
      const result = await run({ siteDir, pages, isUpdating })
      diagnostics.push(
        ...result.findings.map((each) => toDiagnostic(name, each)),
      )
      figures[name] = result.figures ?? {}
    } catch (error) {
      diagnostics.push(failed(error, { name, index, config }))
    }
  }
  return { figures, diagnostics }
}

function toDiagnostic(name: string, finding: CheckFinding): Diagnostic {
  const { file, line, column = 1, endColumn, message, hint } = finding
  const position = {
    file,
    column,
    ...(endColumn !== undefined && { endColumn }),
  }
  return {
    code: 'site-check',
    severity: finding.severity ?? 'error',
    message: `${name}: ${message}`,
    hint,
    place:
      line === undefined
        ? { type: 'file', file }
        : { type: 'position', ...position, line },
  }
}

type Failed = {
  readonly name: string
  readonly index: number
  readonly config: ResolvedConfig
}

function failed(error: unknown, { name, index, config }: Failed): Diagnostic {
  return {
    code: 'site-check-failed',
    severity: 'error',
    message: `The check \`${name}\` broke off: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'mend the function that the config names; what it would have found is not known.',
    place: {
      type: 'key',
      file: config.configFile,
      keyPath: ['checks', index],
    },
  }
}
