import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, ResolvedConfig } from '@gwdocs/core'
import type { NavbarComponent, NavbarComponents } from '@gwdocs/theme'
import { checkStrictness } from '../pipeline/check-strictness.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'
import type { LoadedTheme } from './load-theme.ts'
import { bundleForNode, importBundle, type NodeBundle } from './node-bundle.ts'
import { placeOfThrow } from './place-of-throw.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { toSitePath } from './site-path.ts'

export type LoadedNavbar = {
  /** By the names in the config. */
  readonly components: NavbarComponents
  /** Name in the config → module of the site, for the client. */
  readonly modules: ReadonlyMap<string, string>
  readonly broken: ReadonlySet<string>
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

type Item = Extract<
  ResolvedConfig['theme']['navbar']['items'][number],
  { type: 'component' }
>

type Loaded = {
  readonly item: Item
  readonly file: string
  readonly Component?: NavbarComponent
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Loads the components of the site that the navbar shows, and tries each of them once: one
 * that fails is reported at its item, and left out, so that the pages show what else is wrong.
 */
export async function loadNavbarComponents(
  site: Omit<NodeBundle, 'folder'>,
  { theme, configFile }: ResolvedConfig,
): Promise<LoadedNavbar> {
  const loaded = await Promise.all(
    theme.navbar.items.flatMap((item, index) => {
      if (item.type !== 'component') return []
      const keyPath = ['theme', 'navbar', 'items', index, 'component']
      const place = { type: 'key', file: configFile, keyPath } as const
      return [load({ item, place, ...site })]
    }),
  )
  const sound = loaded.filter(({ diagnostics }) => diagnostics.length === 0)
  const broken = loaded.filter(({ diagnostics }) => diagnostics.length > 0)
  return {
    components: Object.fromEntries(
      sound.flatMap(({ item, Component }) =>
        Component ? [[item.component, Component]] : [],
      ),
    ),
    modules: new Map(
      sound.map(({ item, file }) => [item.component, `./${file}`]),
    ),
    broken: new Set(broken.map(({ item }) => item.component)),
    inputs: loaded.flatMap(({ inputs }) => inputs),
    diagnostics: broken.flatMap(({ diagnostics }) => diagnostics),
  }
}

type Load = Omit<NodeBundle, 'folder'> & {
  readonly item: Item
  readonly place: Diagnostic['place']
}

async function load({ item, place, ...site }: Load): Promise<Loaded> {
  const { siteDir, theme } = site
  const path = resolve(siteDir, item.component.replace(/^@site\//, './'))
  const file = toSitePath(siteDir, path)
  const nothing = { item, file, inputs: [path] }
  if (!existsSync(path))
    return { ...nothing, diagnostics: [missing(item, place)] }
  try {
    return await withScratchFolder(async (folder) => {
      const outputs = await bundleForNode({ ...site, folder }, [path])
      const { module, diagnostics } = await importBundle<{
        default?: NavbarComponent
      }>({ siteDir, entry: path, file }, outputs)
      const Component = module?.default
      const found = module
        ? tryComponent({ item, Component, place, siteDir, theme })
        : diagnostics
      return {
        item,
        file,
        ...(Component && { Component }),
        inputs: outputs.inputs,
        diagnostics: found,
      }
    })
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const diagnostics = explainFailure(error, siteDir, 'module-not-loaded')
    return { ...nothing, diagnostics }
  }
}

type Trial = {
  readonly item: Item
  readonly Component: NavbarComponent | undefined
  readonly place: Diagnostic['place']
  readonly siteDir: string
  readonly theme: LoadedTheme
}

function tryComponent({
  item,
  Component,
  place,
  siteDir,
  theme,
}: Trial): Diagnostic[] {
  if (typeof Component !== 'function') return [noComponent(item, place)]
  try {
    const html = theme.renderNavbarComponent({
      Component,
      props: item.props,
    })
    return checkStrictness(html, item.component)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [
      {
        code: 'navbar-item-failed',
        severity: 'error',
        message: `The navbar item \`${item.component}\` could not be rendered: ${message.replace(/\.$/, '')}.`,
        hint: 'check `theme.navbar.items` in the configuration: the props of the item, and the component. What needs the browser belongs into an effect.',
        place: placeOfThrow(error, siteDir) ?? place,
      },
    ]
  }
}

function missing(item: Item, place: Diagnostic['place']): Diagnostic {
  return {
    code: 'module-not-loaded',
    severity: 'error',
    message: `There is no file \`${item.component}\`, which the navbar names.`,
    hint: 'name a module by its path from the folder of the site, with its ending: `./src/Thing.tsx`.',
    place,
  }
}

function noComponent(item: Item, place: Diagnostic['place']): Diagnostic {
  return {
    code: 'module-not-loaded',
    severity: 'error',
    message: `\`${item.component}\` exports no component by default.`,
    hint: 'write `export default function Thing() { … }`.',
    place,
  }
}
