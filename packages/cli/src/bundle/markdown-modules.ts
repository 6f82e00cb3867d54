import { dirname, join, relative } from 'node:path'
import {
  finishFile,
  type ParsedFile,
  type Site,
  toModuleCode,
} from '@gwdocs/core'
import type { PartialMessage, Plugin, PluginBuild } from 'esbuild'

/** Lets code import Markdown and MDX: each file is a component that shows its text. */
export function markdownModules(siteDir: string, site: Site): Plugin {
  return {
    name: 'gwdocs-markdown',
    setup(build) {
      build.onLoad({ filter: /\.mdx?$/ }, async ({ path }) => {
        const filePath = relative(siteDir, path).replaceAll('\\', '/')
        const file = site.parsed.get(filePath)
        if (!file) {
          return {
            errors: [
              { text: `\`${filePath}\` lies outside the site's content` },
            ],
          }
        }
        const errors = await missingImports(file, { build, path })
        if (errors.length > 0) return { errors }
        const code = toModuleCode(finishFile(site, filePath))
        return {
          contents: code,
          loader: 'js',
          resolveDir: dirname(join(siteDir, filePath)),
        }
      })
    },
  }
}

type Importer = {
  readonly build: PluginBuild
  /** Absolute. */
  readonly path: string
}

/** Imports that lead nowhere, at the places where their author wrote them. */
async function missingImports(
  { filePath, mdxModule }: ParsedFile,
  { build, path }: Importer,
): Promise<PartialMessage[]> {
  const results = await Promise.all(
    (mdxModule?.imports ?? []).map(async ({ source, line, column }) => {
      const { errors } = await build.resolve(source, {
        kind: 'import-statement',
        importer: path,
        resolveDir: dirname(path),
      })
      const location = { file: filePath, line, column: column - 1 }
      return errors.map(({ text }) => ({ text, location }))
    }),
  )
  return results.flat()
}
