import { z } from 'zod'
import type { Json } from '../shared/json.ts'

/**
 * A unified plugin as the config names it.
 *
 * `module`: the name of an installed package, or a path from the site's folder, with options
 * that are plain data: both can be hashed. `inline`: a function of the config itself.
 */
export type PluginConfig =
  | {
      readonly type: 'module'
      readonly module: string
      readonly options: readonly Json[]
    }
  | {
      readonly type: 'inline'
      readonly plugin: InlinePlugin
      /** Behind a function, so that nobody freezes what belongs to the plugin. */
      readonly getOptions: () => readonly unknown[]
    }

export type InlinePlugin = (...options: never[]) => unknown

/** What a maintainer writes: a name, a function, or either with options. */
export type PluginEntry =
  | string
  | InlinePlugin
  | readonly [plugin: string, ...options: Json[]]
  | readonly [plugin: InlinePlugin, ...options: unknown[]]

const pluginSchema = z
  .custom<PluginEntry>(isPluginEntry, {
    error:
      "the name of a package, a path such as `'./plugins/mine.ts'`, or a function; with options, a list of the two. Options of a named plugin are plain data: with functions among them, import the plugin in the config",
  })
  .transform(toPluginConfig)

/** Plugins in the order in which they run. */
export const pluginsSchema = z.array(pluginSchema).default([])

function isPluginEntry(value: unknown): value is PluginEntry {
  const [plugin, ...options] = Array.isArray(value)
    ? (value as unknown[])
    : [value]
  if (typeof plugin === 'function') return true
  return (
    typeof plugin === 'string' &&
    plugin !== '' &&
    options.every((each) => z.json().safeParse(each).success)
  )
}

function toPluginConfig(entry: PluginEntry): PluginConfig {
  const [plugin, ...options] = Array.isArray(entry)
    ? (entry as readonly [string | InlinePlugin, ...unknown[]])
    : [entry as string | InlinePlugin]
  return typeof plugin === 'string'
    ? { type: 'module', module: plugin, options: options as Json[] }
    : { type: 'inline', plugin, getOptions: () => options }
}
