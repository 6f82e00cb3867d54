import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, type ResolvedConfig, tokenStyles } from '@gwdocs/core'
import { build, type Plugin } from 'esbuild'
import { browserTargets } from './browser-targets.ts'
import { assetLoaders, assetsFolder } from './asset-loaders.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'

export type StyleBundle = {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly stylePath: string
  /** Absolute paths of the sheets that it is made of, and of what they name. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

const themeStyles = fileURLToPath(
  import.meta.resolve('@gwdocs/theme/styles.css'),
)
const mathStyles = fileURLToPath(import.meta.resolve('@gwdocs/theme/math.css'))

const tokensEntry = 'gwdocs:tokens'

/** One style sheet: the theme's, whose rules all lie in layers, then the site's own. */
export async function bundleStyles(
  siteDir: string,
  config: ResolvedConfig,
): Promise<StyleBundle> {
  const imports = [
    themeStyles,
    tokensEntry,
    ...config.theme.customCss.map((each) => relativeImport(each)),
    ...(config.markdown.math ? [mathStyles] : []),
  ]
  try {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: imports
          .map((each) => `@import ${JSON.stringify(each)};`)
          .join('\n'),
        resolveDir: siteDir,
        sourcefile: config.configFile,
        loader: 'css',
      },
      outdir: siteDir,
      write: false,
      bundle: true,
      metafile: true,
      minify: true,
      absWorkingDir: siteDir,
      target: browserTargets,
      legalComments: 'none',
      logLevel: 'silent',
      loader: assetLoaders,
      plugins: [tokensSheet(config)],
      entryNames: `${assetsFolder}/styles-[hash]`,
      assetNames: `${assetsFolder}/[name]-[hash]`,
      publicPath: config.baseUrl,
    })
    const files = new Map(
      outputFiles.map(({ path, contents }) => [
        relative(siteDir, path).replaceAll('\\', '/'),
        contents,
      ]),
    )
    return {
      files,
      stylePath: [...files.keys()].find((path) => path.endsWith('.css')) ?? '',
      inputs: Object.keys(metafile.inputs).map((path) =>
        resolve(siteDir, path),
      ),
      diagnostics: [],
    }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const diagnostics = explainFailure(error, siteDir, 'module-not-loaded')
    return {
      files: new Map(),
      stylePath: '',
      inputs: [],
      diagnostics: diagnostics.map((each) => inConfig(each, config)),
    }
  }
}

/** A sheet that cannot be found is named by the config: the first two lines import the theme's. */
function inConfig(
  diagnostic: Diagnostic,
  { configFile }: ResolvedConfig,
): Diagnostic {
  const { place } = diagnostic
  if (place.type !== 'position' || place.file !== configFile) return diagnostic
  const keyPath = ['theme', 'customCss', place.line - 3]
  return { ...diagnostic, place: { type: 'key', file: configFile, keyPath } }
}

/** The rules for what the config says in `theme.tokens`. */
function tokensSheet({ theme }: ResolvedConfig): Plugin {
  return {
    name: 'gwdocs-tokens',
    setup(build) {
      build.onResolve({ filter: /^gwdocs:tokens$/ }, ({ path }) => ({
        path,
        namespace: 'gwdocs-tokens',
      }))
      build.onLoad({ filter: /.*/, namespace: 'gwdocs-tokens' }, () => ({
        contents: tokenStyles(theme.tokens),
        loader: 'css',
      }))
    },
  }
}

function relativeImport(path: string): string {
  return path.startsWith('.') || path.startsWith('/') ? path : `./${path}`
}
