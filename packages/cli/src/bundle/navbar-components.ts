import {
  type Diagnostic,
  notFoundModel,
  type PageModel,
  type ResolvedConfig,
} from '@gwdocs/core'
import type { NavbarComponent, NavbarComponents } from '@gwdocs/theme/server'
import { loadComponent, type LoadedComponent } from './load-component.ts'
import type { NodeBundle } from './node-bundle.ts'
import { placeOfThrow } from './place-of-throw.ts'

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

type Loaded = LoadedComponent & { readonly item: Item }

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
      sound.map(({ item, Component }) => [
        item.component,
        Component as NavbarComponent,
      ]),
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

async function load(options: Load): Promise<Loaded> {
  const { item, sites } = options
  const source = { path: item.component, namedBy: 'the navbar' }
  const loaded = await loadComponent({ ...options, ...source })
  const [site] = sites.values()
  if (loaded.diagnostics.length > 0 || !site) return { ...loaded, item }
  const Component = loaded.Component as NavbarComponent
  const model = notFoundModel(site)
  const diagnostics = tryComponent({ ...options, Component, model })
  return { ...loaded, item, diagnostics }
}

type Trial = Load & {
  readonly Component: NavbarComponent
  /** A page to show it on. */
  readonly model: PageModel
}

function tryComponent({
  item,
  Component,
  model,
  place,
  siteDir,
  theme,
}: Trial): Diagnostic[] {
  try {
    theme.renderNavbarComponent({ Component, props: item.props, model })
    return []
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
