import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Diagnostic,
  fromDocusaurusName,
  type ReplaceableName,
  replaceableNames,
} from '@gwdocs/core'
import { contracts } from '@gwdocs/theme/server'
import { toSitePath } from './site-path.ts'

const folder = 'src/theme'

/**
 * Files by whose names Docusaurus replaces components, and which the config does not name.
 *
 * In: absolute paths of the files that replacements are made of.
 */
export function findUnusedThemeFiles(
  siteDir: string,
  used: readonly string[],
): Diagnostic[] {
  const root = join(siteDir, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((file) => /\.[jt]sx?$/.test(file) && !used.includes(file))
    .sort()
    .flatMap((file) => {
      const path = toSitePath(siteDir, file)
      const name = componentOf(path.slice(folder.length + 1))
      return name ? [unused(path, name)] : []
    })
}

/** `Footer/index.tsx`, `TOC.jsx`, `DocItem/Layout.tsx` → our name; other parts of parts have none. */
function componentOf(path: string): ReplaceableName | undefined {
  const name = path.replace(/(?:\/index)?\.[jt]sx?$/, '')
  if (!/^\w+(?:\/Layout)?$/.test(name)) return undefined
  return (
    replaceableNames.find((each) => each === name) ?? fromDocusaurusName(name)
  )
}

function unused(file: string, name: ReplaceableName): Diagnostic {
  return {
    code: 'theme-file-unused',
    severity: 'warning',
    message: `gwdocs does not read \`${file}\`.`,
    hint: `name it in the config, \`theme: { components: { ${name}: { path: './${file}', contract: ${contracts[name].version} } } }\`, and take the props \`${name}Props\` of \`@gwdocs/theme\`.`,
    place: { type: 'file', file },
  }
}
