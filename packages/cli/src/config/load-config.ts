import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import {
  type Diagnostic,
  isKnownTheme,
  readRedirects,
  redirectsName,
  type ResolvedConfig,
  resolveConfig,
} from '@gwdocs/core'
import { loadModule } from '../bundle/load-module.ts'
import { findConfig } from './find-config.ts'

export type LoadConfig = {
  /** Absolute. */
  readonly siteDir: string
  /** Relative to the site; undefined looks for `gwdocs.config.*`. */
  readonly configFile?: string | undefined
  readonly baseUrl?: string | undefined
  readonly outDir?: string | undefined
  /** Drafts and unlisted pages are shown like all others. */
  readonly showsDrafts?: boolean
}

export type LoadedConfig = {
  readonly config: ResolvedConfig | undefined
  /** Absolute paths of the files behind it. */
  readonly inputs: readonly string[]
  /** Stands for what functions of the config do: equal hashes, equal functions. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Finds, runs and checks a site's config; options of the command line go before it. */
export async function loadConfig(options: LoadConfig): Promise<LoadedConfig> {
  const { siteDir } = options
  const file = options.configFile ?? findConfig(siteDir)
  if (file === undefined || !existsSync(resolve(siteDir, file))) {
    const diagnostics = [missing(siteDir, file)]
    return { config: undefined, inputs: [], hash: '', diagnostics }
  }
  const named = relative(siteDir, resolve(siteDir, file)).replaceAll('\\', '/')
  const { value, inputs, hash, diagnostics } = await loadModule(
    siteDir,
    file,
    'config-not-loaded',
  )
  if (diagnostics.length > 0)
    return { config: undefined, inputs, hash, diagnostics }
  const result = resolveConfig(withOptions(value, options), named)
  const kept = loadRedirects(siteDir)
  const config = result.config && {
    ...result.config,
    redirectsFile: { file: redirectsName, redirects: kept.redirects },
    showsDrafts: options.showsDrafts ?? false,
    // Who writes wants to see what is saved, and nothing that was kept.
    ...(options.showsDrafts && { offline: false }),
  }
  return {
    config,
    inputs: [...inputs, join(siteDir, redirectsName)],
    hash,
    diagnostics: [
      ...result.diagnostics,
      ...kept.diagnostics,
      ...(config ? checkThemes(config) : []),
    ],
  }
}

/** Where old addresses went, as the file beside the config says. */
function loadRedirects(siteDir: string) {
  const path = join(siteDir, redirectsName)
  if (!existsSync(path)) return { redirects: [], diagnostics: [] }
  const text = readFileSync(path, 'utf8')
  return readRedirects({ filePath: redirectsName, text })
}

function withOptions(value: unknown, { baseUrl, outDir }: LoadConfig): unknown {
  if (typeof value !== 'object' || value === null) return value
  return {
    ...value,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(outDir !== undefined && { outDir }),
  }
}

const example =
  "`import { defineConfig } from 'gwdocs'` and `export default defineConfig({ title: 'My site', url: 'https://example.com' })`"

function missing(siteDir: string, file: string | undefined): Diagnostic {
  const old = ['ts', 'js', 'mjs', 'cjs']
    .map((ending) => `docusaurus.config.${ending}`)
    .find((name) => existsSync(resolve(siteDir, name)))
  return {
    code: 'config-not-loaded',
    severity: 'error',
    message: file
      ? `There is no file \`${file}\`.`
      : 'There is no `gwdocs.config.ts` in this folder.',
    hint: old
      ? `create it: ${example}. Write there what \`${old}\` says: options that have another name here are told when you build. The content stays as it is.`
      : `create it: ${example}.`,
    place: { type: 'file', file: file ?? 'gwdocs.config.ts' },
  }
}

function checkThemes({ theme, configFile }: ResolvedConfig): Diagnostic[] {
  return (['lightTheme', 'darkTheme'] as const)
    .filter((key) => !isKnownTheme(theme.code[key]))
    .map((key) => ({
      code: 'config-invalid-value',
      severity: 'error',
      message: `\`theme.code.${key}\` is \`${theme.code[key]}\`, and Shiki brings no theme of this name.`,
      hint: 'use a name such as `github-light`, `github-dark`, `vitesse-light` or `one-dark-pro`.',
      place: { type: 'key', file: configFile, keyPath: ['theme', 'code', key] },
    }))
}
