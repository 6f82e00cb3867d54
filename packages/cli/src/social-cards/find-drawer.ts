import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenCards } from '@gwdocs/core'
import { findInstalled } from '../read/find-installed.ts'

const packageName = '@gwdocs/social-cards'

/** The package that draws pictures, where the site has installed it. */
export type FoundDrawer = {
  /** Stands for its code: its version and, where it is developed, what the compiler made of it. */
  readonly version: string
  readonly load: () => Promise<OpenCards>
}

export function findDrawer(siteDir: string): FoundDrawer | undefined {
  const manifest = findInstalled(siteDir, `${packageName}/package.json`)
  if (manifest === undefined) return undefined
  const entry = createRequire(manifest).resolve(packageName)
  const parts = [manifest, join(dirname(entry), '.tsbuildinfo')]
  return {
    version: parts
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
      .join('\n'),
    load: async () => {
      const url = pathToFileURL(entry).href
      const module = (await import(url)) as { readonly openCards: OpenCards }
      return module.openCards
    },
  }
}
