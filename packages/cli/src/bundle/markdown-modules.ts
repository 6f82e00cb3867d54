import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { finishFile, moduleValues, type Site, toModuleCode } from '@gwdocs/core'
import type {
  OnLoadResult,
  OnResolveArgs,
  OnResolveResult,
  PartialMessage,
  Plugin,
  PluginBuild,
} from 'esbuild'
import { localeSuffix, readEntryPoint, type Sites } from './page-entry.ts'
import { fileInSite, toSitePath } from './site-path.ts'

/** What a Markdown module tells of itself to whatever it imports. */
type Importer = {
  readonly locale: string
  /** Folders from which its relative imports are meant, the nearest first. */
  readonly folders: readonly string[]
}

/**
 * Lets code import Markdown and MDX: each file is a component that shows its text, in the
 * locale of the page that imports it. From a component of the site's own it is the default one.
 */
export function markdownModules(siteDir: string, sites: Sites): Plugin {
  return {
    name: 'gwdocs-markdown',
    setup(build) {
      build.onResolve({ filter: /\?gwdocs-locale=/ }, ({ path }) => {
        const entry = readEntryPoint(path)
        return entry && { path: entry.path, suffix: localeSuffix(entry.locale) }
      })
      build.onResolve({ filter: /^(?:\.{1,2}\/|@site\/)/ }, (args) =>
        isImporter(args.pluginData)
          ? resolveFrom(args, args.pluginData, { siteDir, sites, build })
          : undefined,
      )
      build.onLoad({ filter: /\.mdx?$/ }, ({ path, suffix }) => {
        const name = readEntryPoint(suffix)?.locale ?? ''
        const site = sites.get(name) ?? [...sites.values()][0]
        return site && loadMarkdown({ path, site, siteDir, build })
      })
    },
  }
}

function isImporter(data: unknown): data is Importer {
  return typeof data === 'object' && data !== null && 'folders' in data
}

type Resolving = {
  readonly siteDir: string
  readonly sites: Sites
  readonly build: PluginBuild
}

/** Markdown is that of the importer's locale; other files lie beside the translation or its source. */
async function resolveFrom(
  { path, kind, importer: from }: OnResolveArgs,
  { locale, folders }: Importer,
  { siteDir, sites, build }: Resolving,
): Promise<OnResolveResult | undefined> {
  const inSite = fileInSite(path, siteDir)
  const file = inSite ?? resolve(dirname(from), path)
  const filePath = toSitePath(siteDir, file)
  if (/\.mdx?$/.test(path) && sites.get(locale)?.parsed.has(filePath))
    return { path: file, suffix: localeSuffix(locale) }
  if (inSite !== undefined) return undefined
  let found: OnResolveResult | undefined
  for (const resolveDir of folders) {
    const result = await build.resolve(path, { kind, resolveDir })
    if (result.errors.length === 0) return result
    found ??= result
  }
  return found
}

type Load = {
  /** Absolute; named by the source, also where a translation stands for it. */
  readonly path: string
  readonly site: Site
  readonly siteDir: string
  readonly build: PluginBuild
}

async function loadMarkdown(load: Load): Promise<OnLoadResult> {
  const { path, site, siteDir } = load
  const filePath = toSitePath(siteDir, path)
  const file = site.parsed.get(filePath)
  if (!file) {
    return {
      errors: [{ text: `\`${filePath}\` lies outside the site's content` }],
    }
  }
  const origin = site.origins.get(filePath)
  const folders = [
    ...(origin === undefined ? [] : [dirname(join(siteDir, origin))]),
    dirname(path),
  ].filter((folder) => existsSync(folder))
  const pluginData: Importer = { locale: site.config.locale.name, folders }
  const errors = await missingImports(load, filePath, pluginData)
  if (errors.length > 0) return { errors }
  const source = relative(dirname(path), join(siteDir, origin ?? filePath))
  const { code, map } = toModuleCode(finishFile(site, filePath), {
    source,
    values: moduleValues(site, filePath),
  })
  return {
    contents: code + inlineMap(map),
    loader: 'js',
    resolveDir: folders.at(-1) ?? siteDir,
    pluginData,
  }
}

/** Lets the bundler, and whoever reads a stack, name lines of the Markdown file. */
function inlineMap(map: object): string {
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64')
  return `\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`
}

/** Imports that lead nowhere, at the places where their author wrote them. */
async function missingImports(
  { path, site, build }: Load,
  filePath: string,
  pluginData: Importer,
): Promise<PartialMessage[]> {
  const imports = site.parsed.get(filePath)?.mdxModule?.imports ?? []
  const results = await Promise.all(
    imports.map(async ({ source, line, column }) => {
      const { errors } = await build.resolve(source, {
        kind: 'import-statement',
        importer: path,
        resolveDir: pluginData.folders.at(-1) ?? dirname(path),
        pluginData,
      })
      const location = { file: filePath, line, column: column - 1 }
      return errors.map(({ text }) => ({ text, location }))
    }),
  )
  return results.flat()
}
