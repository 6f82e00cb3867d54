import { resolve } from 'node:path'
import type {
  Diagnostic,
  PluginConfig,
  ResolvedConfig,
  UserPlugin,
  UserPlugins,
} from '@gwdocs/core'
import {
  explainFailure,
  explainThrow,
  isBuildFailure,
} from './explain-failure.ts'
import { loadPlugin, type PluginCache } from './load-plugin.ts'

export type LoadedPlugins = {
  /** Undefined where the config names none. */
  readonly plugins: UserPlugins | undefined
  /** Stands for the plugins in keys of parsed files: their sources and options. */
  readonly key: string
  /** Absolute paths of the files behind them. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export type LoadPlugins = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly configHash: string
  readonly cache: PluginCache
}

const places = {
  beforeDefaultRemark: 'beforeDefaultRemarkPlugins',
  remark: 'remarkPlugins',
  beforeDefaultRehype: 'beforeDefaultRehypePlugins',
  rehype: 'rehypePlugins',
} as const satisfies Record<keyof UserPlugins, keyof ResolvedConfig['markdown']>

type Loaded = Omit<LoadedPlugins, 'plugins'> & {
  readonly plugin: UserPlugin | undefined
}

/** Loads the remark and rehype plugins that a config names. One that is broken is left out. */
export async function loadPlugins(
  options: LoadPlugins,
): Promise<LoadedPlugins> {
  const lists = await Promise.all(
    Object.values(places).map((key) => loadList(key, options)),
  )
  const all = lists.flat()
  const names = Object.keys(places)
  const plugins = Object.fromEntries(
    lists.map((list, index) => [
      names[index],
      list.flatMap(({ plugin }) => plugin ?? []),
    ]),
  ) as UserPlugins
  return {
    plugins: all.length > 0 ? plugins : undefined,
    key: lists
      .map((list) => list.map(({ key }) => key).join('\n'))
      .join('\n\n')
      .trim(),
    inputs: all.flatMap(({ inputs }) => inputs),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

type ListKey = (typeof places)[keyof typeof places]

function loadList(
  listKey: ListKey,
  { siteDir, config, configHash, cache }: LoadPlugins,
): Promise<Loaded[]> {
  return Promise.all(
    config.markdown[listKey].map((entry, index) => {
      const keyPath = ['markdown', listKey, index]
      const place = { type: 'key', file: config.configFile, keyPath } as const
      return entry.type === 'inline'
        ? takeInline(entry, configHash, `${listKey}[${index}]`)
        : loadNamed({ entry, siteDir, cache, place })
    }),
  )
}

type Inline = Extract<PluginConfig, { type: 'inline' }>

/** What a function of the config does may depend on the whole config. */
function takeInline(
  { plugin, getOptions }: Inline,
  configHash: string,
  position: string,
): Loaded {
  const name = plugin.name || position
  const made = plugin as unknown as UserPlugin['plugin']
  return {
    plugin: { name, plugin: made, options: getOptions() },
    key: `${position} ${configHash}`,
    inputs: [],
    diagnostics: [],
  }
}

type Named = {
  readonly entry: Extract<PluginConfig, { type: 'module' }>
  readonly siteDir: string
  readonly cache: PluginCache
  readonly place: Diagnostic['place']
}

async function loadNamed({
  entry,
  siteDir,
  cache,
  place,
}: Named): Promise<Loaded> {
  const { module: name, options } = entry
  const own = isFile(name) ? [resolve(siteDir, withoutAlias(name))] : []
  const nothing = { plugin: undefined, key: name, inputs: own }
  try {
    const { plugin, hash, metafile } = await loadPlugin(siteDir, name, cache)
    if (!plugin) return { ...nothing, diagnostics: [noFunction(name, place)] }
    const inputs = Object.keys(metafile.inputs).filter(
      (each) => each !== '<stdin>',
    )
    return {
      plugin: { name, plugin, options: structuredClone([...options]) },
      key: `${name} ${hash} ${JSON.stringify(options)}`,
      inputs: inputs.map((each) => resolve(siteDir, each)),
      diagnostics: [],
    }
  } catch (error) {
    const found = isBuildFailure(error)
      ? explainFailure(error, siteDir, 'plugin-not-loaded')
      : [
          explainThrow({
            error,
            file: name,
            siteDir,
            code: 'plugin-not-loaded',
          }),
        ]
    // What is wrong with the name itself stands in the config.
    const diagnostics = found.map((each) =>
      each.place.type === 'position' && each.place.file !== '<stdin>'
        ? each
        : { ...each, place },
    )
    return { ...nothing, diagnostics }
  }
}

function isFile(name: string): boolean {
  return /^(?:\.{1,2}\/|\/|@site\/)/.test(name)
}

function withoutAlias(name: string): string {
  return name.replace(/^@site\//, './')
}

function noFunction(name: string, place: Diagnostic['place']): Diagnostic {
  return {
    code: 'plugin-not-loaded',
    severity: 'error',
    message: `\`${name}\` exports no function by default, so it is no plugin.`,
    hint: 'name a module whose default export is a unified plugin: `export default function myPlugin(options) { return (tree) => { … } }`.',
    place,
  }
}
