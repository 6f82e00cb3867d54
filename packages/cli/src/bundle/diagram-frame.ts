import { join, relative } from 'node:path'
import type { Diagnostic, ParsedFile, ResolvedConfig } from '@gwdocs/core'
import { build } from 'esbuild'
import { hashOf } from './content-hash.ts'
import { browserTargets } from './browser-targets.ts'
import { assetsFolder } from './asset-loaders.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'
import { nameByContent } from './name-by-content.ts'
import { providedModules } from './provided-modules.ts'

export type DiagramFrame = {
  /** Path below the output folder → bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The document in which browsers draw; undefined where nothing is drawn. */
  readonly framePath: string | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** By site: a library of this size is bundled once. */
export type DiagramCache = Map<string, DiagramFrame>

export type BundleDiagrams = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly files: Iterable<ParsedFile>
  readonly cache: DiagramCache
}

const folder = `${assetsFolder}/diagrams`

const nothing: DiagramFrame = {
  files: new Map(),
  framePath: undefined,
  diagnostics: [],
}

/**
 * What draws the diagrams of a site: a document with a bundle of the `mermaid` that the site
 * has installed. Made only for a site that has diagrams; without the package they stay code.
 */
export async function bundleDiagrams({
  siteDir,
  config,
  files,
  cache,
}: BundleDiagrams): Promise<DiagramFrame> {
  const found = firstDiagrams(files)
  if (found.length === 0) return nothing
  const known = cache.get(siteDir)
  if (known) return known
  try {
    const made = await bundleFrame(siteDir, config)
    cache.set(siteDir, made)
    return made
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const isMissing = error.errors.some(({ text }) =>
      text.includes('Could not resolve "mermaid"'),
    )
    const diagnostics = isMissing
      ? found.map(notInstalled)
      : explainFailure(error, siteDir, 'module-not-loaded')
    return { ...nothing, diagnostics }
  }
}

type Found = { readonly file: string; readonly line: number }

/** The first diagram of each file. */
function firstDiagrams(files: Iterable<ParsedFile>): Found[] {
  return [...files].flatMap(({ filePath, codeBlocks }) => {
    const first = codeBlocks.find(({ language }) => language === 'mermaid')
    return first ? [{ file: filePath, line: first.line }] : []
  })
}

function notInstalled({ file, line }: Found): Diagnostic {
  return {
    code: 'mermaid-missing',
    severity: 'warning',
    message:
      'The site has no package `mermaid`, so the diagram is shown as code.',
    hint: 'install it in the site: `npm install mermaid`.',
    place: { type: 'position', file, line, column: 1 },
  }
}

async function bundleFrame(
  siteDir: string,
  config: ResolvedConfig,
): Promise<DiagramFrame> {
  const outdir = join(siteDir, '.gwdocs-output')
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "import mermaid from 'mermaid'",
        "import { startFrame } from '@gwdocs/theme/diagram-frame'",
        'startFrame(mermaid)',
      ].join('\n'),
      resolveDir: siteDir,
    },
    outdir,
    write: false,
    entryNames: `${folder}/frame-[hash]`,
    chunkNames: `${folder}/chunk-[hash]`,
    absWorkingDir: siteDir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: browserTargets,
    logLevel: 'silent',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [providedModules('browser')],
  })
  const { files } = nameByContent(
    new Map(
      outputFiles.map(({ path, contents }) => [
        relative(outdir, path).replaceAll('\\', '/'),
        contents,
      ]),
    ),
  )
  const script = [...files.keys()].find((path) => path.includes('/frame-'))
  const html = frameHtml(config, script ?? '')
  const framePath = `${folder}/frame-${hashOf(html)}.html`
  return {
    files: new Map([...files, [framePath, Buffer.from(html)]]),
    framePath,
    diagnostics: [],
  }
}

/** The page around it may allow more: a drawing needs nobody but this site. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'"

function frameHtml(
  { siteBaseUrl, security }: ResolvedConfig,
  script: string,
): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    security.contentSecurityPolicy
      ? `<meta http-equiv="content-security-policy" content="${framePolicy}">`
      : '',
    '<title>Mermaid</title><meta name="robots" content="noindex">',
    `<script type="module" src="${siteBaseUrl}${script}"></script></head><body>\n`,
  ].join('')
}
