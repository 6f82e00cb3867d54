import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findInstalled } from '../read/find-installed.ts'

/** The file that the config names as a font: one of the site, or of a package that it has installed. */
export function findFont(siteDir: string, name: string): string | undefined {
  const file = resolve(siteDir, name)
  const isPath = /^(?:\.{0,2}[/\\]|[A-Za-z]:)/.test(name)
  const installed = isPath ? undefined : findInstalled(siteDir, name)
  return installed ?? (existsSync(file) ? file : undefined)
}
