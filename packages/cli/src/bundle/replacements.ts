import type { ComponentType } from 'react'
import {
  type Diagnostic,
  replaceableComponents,
  type ReplaceableName,
  type ResolvedConfig,
} from '@gwdocs/core'
import { contracts, type Replacements } from '@gwdocs/theme/server'
import { transform } from 'esbuild'
import { hashOf } from './content-hash.ts'
import { browserTargets } from './browser-targets.ts'
import { assetsFolder } from './asset-loaders.ts'
import { checkContracts } from './check-contracts.ts'
import { loadComponent, type LoadedComponent } from './load-component.ts'
import type { NodeBundle } from './node-bundle.ts'
import { findUnusedThemeFiles } from './unused-theme-files.ts'
import { pathOf, type ReplacedFiles } from './replaced-files.ts'

export type LoadedReplacements = {
  readonly components: Replacements
  /** Component of the theme → module that stands in its place, relative to the site. */
  readonly modules: ReplacedFiles
  /** Styles and assets of those that are only HTML: path below the output folder → bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The style sheet among them. */
  readonly stylePath: string | undefined
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

type Loaded = LoadedComponent & { readonly name: ReplaceableName }

/** Loads the components of the site that stand in place of the theme's; broken ones are left out. */
export async function loadReplacements(
  site: Omit<NodeBundle, 'folder'>,
  config: ResolvedConfig,
): Promise<LoadedReplacements> {
  const named = Object.entries(config.theme.components) as [
    ReplaceableName,
    NonNullable<ResolvedConfig['theme']['components'][ReplaceableName]>,
  ][]
  const loaded = await Promise.all(
    named.map(async ([name, replacement]): Promise<Loaded> => {
      const source = {
        path: pathOf(replacement),
        namedBy: `\`theme.components.${name}\``,
        place: placeOf(name, config),
        ...site,
      }
      return { ...(await loadComponent(source)), name }
    }),
  )
  const inputs = loaded.flatMap((each) => each.inputs)
  const sound = loaded.filter(({ diagnostics }) => diagnostics.length === 0)
  return {
    components: Object.fromEntries(
      sound.map(({ name, Component }) => [
        name,
        Component as ComponentType<never>,
      ]),
    ),
    modules: new Map(sound.map(({ name, file }) => [name, file])),
    ...(await filesOf(sound)),
    inputs,
    diagnostics: [
      ...checkContracts(config, contracts),
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...findUnusedThemeFiles(site.siteDir, inputs),
    ],
  }
}

export function placeOf(
  name: ReplaceableName,
  { configFile }: Pick<ResolvedConfig, 'configFile'>,
): Diagnostic['place'] {
  const keyPath = ['theme', 'components', name]
  return { type: 'key', file: configFile, keyPath }
}

/** What runs in the browser on every page has its styles and assets from the client's bundle. */
async function filesOf(loaded: readonly Loaded[]) {
  const htmlOnly = loaded.filter(
    ({ name }) => replaceableComponents[name] !== 'shell',
  )
  const assets = htmlOnly.flatMap((each) => [...each.assets])
  const css = await minify(htmlOnly.map((each) => each.css).join(''))
  if (css === '') return { files: new Map(assets), stylePath: undefined }
  const stylePath = `${assetsFolder}/components-${hashOf(css)}.css`
  const files = new Map([...assets, [stylePath, Buffer.from(css)] as const])
  return { files, stylePath }
}

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: browserTargets,
    logLevel: 'silent',
  })
  return code
}
