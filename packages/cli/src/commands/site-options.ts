import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReportFormat } from '../report/reporter.ts'

/** Options that every command on a site takes. */
export type SiteOptions = {
  readonly config?: string
  readonly baseUrl?: string
  readonly outDir?: string
  readonly json?: boolean
  readonly format?: ReportFormat
}

/** The folder of the site, absolute, links resolved: the bundler names files so too. */
export function toSiteDir(siteDir: string | undefined): string {
  const folder = resolve(siteDir ?? '.')
  return existsSync(folder) ? realpathSync(folder) : folder
}

export function toFormat({ json, format }: SiteOptions): ReportFormat {
  return json ? 'json' : (format ?? 'text')
}

/** Exit codes of every command; `failed` where the system or gwdocs itself was at fault. */
export const exitCode = {
  ok: 0,
  badContent: 1,
  badUsage: 2,
  failed: 3,
} as const
export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
