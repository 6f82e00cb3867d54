import {
  type Diagnostic,
  type ReplaceableName,
  replaceableNames,
  type ReplacementConfig,
  type ResolvedConfig,
} from '@gwdocs/core'
import type { Contract } from '@gwdocs/theme/server'
import { pathOf } from './replaced-files.ts'

type Contracts = Readonly<Record<ReplaceableName, Contract>>

/**
 * Replacements that were written for another contract than the theme has now, and those that
 * do not say for which one they were.
 */
export function checkContracts(
  { theme, configFile }: Pick<ResolvedConfig, 'theme' | 'configFile'>,
  contracts: Contracts,
): Diagnostic[] {
  return replaceableNames.flatMap((name) => {
    const replacement = theme.components[name]
    if (replacement === undefined) return []
    const keyPath = ['theme', 'components', name]
    const place = { type: 'key', file: configFile, keyPath } as const
    const known = { name, contract: contracts[name], place }
    const written = contractOf(replacement)
    if (written === undefined) return [missing(known, pathOf(replacement))]
    const atNumber = {
      ...known,
      place: { ...place, keyPath: [...keyPath, 'contract'] },
    }
    if (written > contracts[name].version) return [unknown(atNumber, written)]
    return written < contracts[name].version ? [changed(atNumber, written)] : []
  })
}

function contractOf(replacement: ReplacementConfig): number | undefined {
  return typeof replacement === 'string' ? undefined : replacement.contract
}

type Known = {
  readonly name: ReplaceableName
  readonly contract: Contract
  readonly place: Diagnostic['place']
}

function missing(
  { name, contract: { version }, place }: Known,
  path: string,
): Diagnostic {
  return {
    code: 'component-contract-missing',
    severity: 'warning',
    message: `\`theme.components.${name}\` does not say for which contract it was written, so nobody would tell you when the props of \`${name}\` change.`,
    hint: `write \`${name}: { path: '${path}', contract: ${version} }\`.`,
    place,
  }
}

function changed(
  { name, contract: { version, changes }, place }: Known,
  written: number,
): Diagnostic {
  const since = Object.entries(changes)
    .filter(([each]) => Number(each) > written)
    .map(([each, change]) => `Contract ${each}: ${change}`)
  return {
    code: 'component-contract-changed',
    severity: 'warning',
    message: `\`${name}\` was written for contract ${written}, and the theme has contract ${version}. ${since.join(' ')}`,
    hint: `compare the component with \`${name}Props\` of \`@gwdocs/theme\`, then write \`contract: ${version}\`.`,
    place,
  }
}

function unknown(
  { name, contract: { version }, place }: Known,
  written: number,
): Diagnostic {
  return {
    code: 'component-contract-unknown',
    severity: 'error',
    message: `\`${name}\` was written for contract ${written}, and the newest one that this gwdocs knows is ${version}.`,
    hint: `install the gwdocs for which it was written, or write \`contract: ${version}\` for a component that gets the props of today.`,
    place,
  }
}
