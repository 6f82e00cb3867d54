import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Absolute path of a fixture site. */
export function fixture(name: string): string {
  return join(repository, 'tests/fixtures', name)
}

export type SiteCopy = {
  readonly dir: string
  readonly write: (path: string, text: string) => void
  readonly remove: () => void
}

/** A copy of a site that a test may change, away from the repository, with the packages that it has installed. */
export function copySite(source: string): SiteCopy {
  const dir = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  cpSync(source, dir, {
    recursive: true,
    filter: (path) => !/[/\\](?:build|node_modules|\.gwdocs)$/.test(path),
  })
  const packages = join(source, 'node_modules')
  if (existsSync(packages))
    symlinkSync(packages, join(dir, 'node_modules'), 'junction')
  return siteAt(dir)
}

/** A new site from texts by path. */
export function createSite(files: Readonly<Record<string, string>>): SiteCopy {
  const site = siteAt(mkdtempSync(join(tmpdir(), 'gwdocs-test-')))
  for (const [path, text] of Object.entries(files)) site.write(path, text)
  return site
}

function siteAt(dir: string): SiteCopy {
  return {
    dir,
    write: (path, text) => {
      const file = join(dir, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
