import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Diagnostic, SiteComponents } from '@gwdocs/core'
import { build } from 'esbuild'
import { assetLoaders } from './asset-loaders.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'
import { siteModules } from './site-modules.ts'

export type FoundComponents = {
  /** Undefined where the site has none. */
  readonly components: SiteComponents | undefined
  /** Absolute paths of the files that decide, or would if they were there. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

const endings = ['tsx', 'ts', 'jsx', 'js']
const moduleName = 'src/mdx-components'

/** Where sites made for other tools keep such things → what gwdocs has in their place. */
const elsewhere: Readonly<Record<string, string>> = {
  'src/theme/MDXComponents': `export each component by its name from \`${moduleName}.tsx\`: \`export { Highlight } from './components/Highlight.tsx'\`.`,
  'src/theme/NavbarItem/ComponentTypes':
    "name the component in a navbar item: `{ type: 'component', component: './src/Thing.tsx' }`.",
}

/** Names of the components that MDX pages may use without an import, without running anything. */
export async function findSiteComponents(
  siteDir: string,
): Promise<FoundComponents> {
  const diagnostics = Object.keys(elsewhere).flatMap((name) =>
    reportElsewhere(name, siteDir),
  )
  const file = existing(moduleName, siteDir)
  if (file === undefined)
    return {
      components: undefined,
      inputs: endings.map((ending) => join(siteDir, `${moduleName}.${ending}`)),
      diagnostics,
    }
  const inputs = [join(siteDir, file)]
  try {
    const exported = await exportsOf(siteDir, file)
    const names = exported.filter(isComponentName).sort()
    const others = exported.filter((name) => !isComponentName(name))
    return {
      components: { source: `@site/${file}`, names },
      inputs,
      diagnostics: [
        ...diagnostics,
        ...others.map((name) => reportName(name, file)),
      ],
    }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const found = explainFailure(error, siteDir, 'module-not-loaded')
    return { components: undefined, inputs, diagnostics: found }
  }
}

function existing(name: string, siteDir: string): string | undefined {
  return endings
    .map((ending) => `${name}.${ending}`)
    .find((file) => existsSync(join(siteDir, file)))
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** What a module exports, as far as its own files tell; installed packages are not looked at. */
async function exportsOf(siteDir: string, file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(siteDir, file)],
    outdir: siteDir,
    write: false,
    absWorkingDir: siteDir,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    loader: {
      ...assetLoaders,
      '.css': 'empty',
      '.md': 'empty',
      '.mdx': 'empty',
    },
    plugins: [
      siteModules(siteDir, 'browser'),
      {
        name: 'gwdocs-own-files',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            isAbsolute(path) ? undefined : { path, external: true },
          ),
      },
    ],
  })
  const outputs = Object.values(metafile.outputs)
  return outputs.find(({ entryPoint }) => entryPoint)?.exports ?? []
}

function reportName(name: string, file: string): Diagnostic {
  const isDefault = name === 'default'
  return {
    code: 'mdx-components-invalid',
    severity: 'error',
    message: isDefault
      ? 'The module exports something by default, and components for MDX are exports of their own.'
      : `\`${name}\` is no name of a component: those begin with a capital letter.`,
    hint: isDefault
      ? "write each component as an export by its name: `export { Highlight } from './components/Highlight.tsx'`."
      : 'name it with a capital letter, or take the export out; elements of Markdown cannot be replaced.',
    place: { type: 'file', file },
  }
}

function reportElsewhere(name: string, siteDir: string): Diagnostic[] {
  const file = existing(name, siteDir) ?? existing(`${name}/index`, siteDir)
  if (file === undefined) return []
  return [
    {
      code: 'theme-file-unused',
      severity: 'warning',
      message: `gwdocs does not read \`${file}\`.`,
      hint: elsewhere[name] ?? '',
      place: { type: 'file', file },
    },
  ]
}
