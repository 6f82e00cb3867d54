import { join } from 'node:path'
import type { Diagnostic, Sample, SamplesConfig } from '@gwdocs/core'
import { checkOutputs } from './check-output.ts'
import { checkSession } from './check-session.ts'
import {
  layOutSamples,
  sampleFolder,
  withSampleModule,
} from './lay-out-samples.ts'
import { compileSamples } from './compile-samples.ts'
import { lastLines } from './judge-samples.ts'
import { runTool, type ToolResult } from './run-tool.ts'
import { hashEnvironment } from './sample-hash.ts'
import type { LanguageRecord } from './sample-record.ts'

export type CheckLanguage = {
  readonly siteDir: string
  readonly config: SamplesConfig
  /** Where the config says how this language is checked. */
  readonly configPlace: Diagnostic['place']
  /** By hash. */
  readonly samples: ReadonlyMap<string, Sample>
  readonly known: LanguageRecord | undefined
}

export type CheckedLanguage = {
  readonly record: LanguageRecord | undefined
  /** How many samples were checked now. */
  readonly checked: number
  /** Of these, how many did not pass. */
  readonly failed: number
  readonly diagnostics: readonly Diagnostic[]
}

const nothing = { checked: 0, failed: 0 }

/** How long fetching and checking may take, in milliseconds. */
const toolTime = 600_000

/** Checks the samples of a language that are not known to pass. */
export function checkLanguage(
  options: CheckLanguage,
): Promise<CheckedLanguage> {
  return withSampleModule(options, (folder) => checkIn(folder, options))
}

async function checkIn(
  folder: string,
  options: CheckLanguage,
): Promise<CheckedLanguage> {
  const { siteDir, config, samples, known } = options
  const environment = hashEnvironment(config, siteDir)
  const tool = { cwd: folder, timeout: toolTime }
  const isOf = known?.environment === environment
  const setUp = config.setup && (await runTool(config.setup, tool))
  const version = config.version && (await runTool(config.version, tool))
  const isReady = [setUp, version].every(
    (result) => !result || succeeded(result),
  )
  const checkedWith = version?.type === 'ended' ? version.stdout.trim() : ''
  // Without the tool, what it said before still holds.
  const isKnown = isOf && (!isReady || known.with === checkedWith)
  const passed = new Set(isKnown ? known.passed : [])
  const open = new Map([...samples].filter(([hash]) => !passed.has(hash)))
  const kept = [...samples.keys()].filter((hash) => passed.has(hash))
  const base = {
    environment,
    with: isReady ? checkedWith : (known?.with ?? ''),
  }
  if (open.size === 0)
    return {
      record: { ...base, passed: kept.sort() },
      ...nothing,
      diagnostics: [],
    }
  if (!isReady) {
    const failed = [setUp, version].find(
      (result) => result && !succeeded(result),
    )
    const command = failed === setUp ? config.setup : config.version
    const diagnostics = [unchecked(open.size, command ?? [], failed, options)]
    return { ...nothing, record: isOf ? known : undefined, diagnostics }
  }
  await layOutSamples(folder, open)
  const compiled = await compileSamples(open, { ...options, tool })
  if (compiled.type === 'unchecked') {
    const { result } = compiled
    const diagnostics = [unchecked(open.size, config.command, result, options)]
    return { ...nothing, record: isOf ? known : undefined, diagnostics }
  }
  const failed = new Set(compiled.failed)
  const diagnostics = [...compiled.diagnostics]
  for (const [hash, sample] of open) {
    if (failed.has(hash) || sample.fails !== undefined || !config.run) continue
    const cwd = join(folder, sampleFolder(hash))
    const found = await runSample(sample, { run: config.run, cwd, siteDir })
    if (found.length > 0) failed.add(hash)
    diagnostics.push(...found)
  }
  const now = [...open.keys()].filter((hash) => !failed.has(hash))
  return {
    record: { ...base, passed: [...kept, ...now].sort() },
    checked: open.size,
    failed: failed.size,
    diagnostics,
  }
}

type RunOptions = { run: readonly string[]; cwd: string; siteDir: string }

async function runSample(
  { expected }: Sample,
  options: RunOptions,
): Promise<Diagnostic[]> {
  const outputs = expected.filter((each) => each.type === 'output')
  const found = await checkOutputs(outputs, options)
  for (const each of expected) {
    if (each.type === 'session')
      found.push(...(await checkSession(each, options)))
  }
  return found
}

function succeeded(result: ToolResult): boolean {
  return result.type === 'ended' && result.code === 0
}

function unchecked(
  count: number,
  command: readonly string[],
  result: ToolResult | undefined,
  { configPlace, config }: CheckLanguage,
): Diagnostic {
  const [program = ''] = command
  const hasRun = result?.type === 'ended' || result?.type === 'late'
  const why = hasRun
    ? `\`${command.join(' ')}\` failed: ${lastLines(result.stderr.trim() || result.stdout.trim())}`
    : `there is no \`${program}\` here.`
  const mend = hasRun
    ? 'mend what it says, or run the check where it works'
    : `install \`${program}\`, or run the check where it is`
  return {
    code: 'samples-unchecked',
    severity: 'warning',
    message: `${count} ${config.languages.join('/')} samples could not be checked: ${why}`,
    hint: `${mend}; \`samples.json\` keeps what passed there.`,
    place: configPlace,
  }
}
