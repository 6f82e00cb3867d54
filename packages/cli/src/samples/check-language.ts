import type { Diagnostic, Sample, SamplesConfig } from '@gwdocs/core'
import { compileSamples } from './compile-samples.ts'
import { lastLines } from './judge-samples.ts'
import { layOutSamples, withSampleModule } from './lay-out-samples.ts'
import { askVersion, type PreparedTool, prepareTool } from './prepare-tool.ts'
import { runSamples } from './run-samples.ts'
import type { RunTool } from './run-tool.ts'
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
  const { config, samples, known } = options
  const environment = hashEnvironment(config, options.siteDir)
  const tool = { cwd: folder, timeout: toolTime }
  const before = known?.environment === environment ? known : undefined
  if (before && (await isAllKnown(before, { ...options, tool })))
    return { ...nothing, record: keepOf(before, samples), diagnostics: [] }
  const prepared = await prepareTool(config, tool)
  // Without the tool, what it said before still holds.
  const version =
    prepared.type === 'ready' ? prepared.version : (before?.with ?? '')
  const passed = new Set(before?.with === version ? before.passed : [])
  const open = new Map([...samples].filter(([hash]) => !passed.has(hash)))
  const toRecord = (failed: ReadonlySet<string>): LanguageRecord => ({
    environment,
    with: version,
    passed: [...samples.keys()].filter((hash) => !failed.has(hash)).sort(),
  })
  if (open.size === 0)
    return { ...nothing, record: toRecord(new Set()), diagnostics: [] }
  const checked =
    prepared.type === 'ready'
      ? await checkOpen(open, { ...options, tool })
      : prepared
  if (checked.type === 'unready') {
    const diagnostics = [unchecked(open.size, checked, options)]
    return { ...nothing, record: before, diagnostics }
  }
  const { failed, diagnostics } = checked
  const counts = { checked: open.size, failed: failed.size }
  return { ...counts, record: toRecord(failed), diagnostics }
}

/** Whether each sample passed with the tool as it is: then nothing has to be fetched. */
async function isAllKnown(
  { with: version, passed }: LanguageRecord,
  { samples, config, tool }: CheckLanguage & { readonly tool: RunTool },
): Promise<boolean> {
  const known = new Set(passed)
  if (![...samples.keys()].every((hash) => known.has(hash))) return false
  const asked = await askVersion(config, tool)
  return asked.type === 'ready' && asked.version === version
}

/** A record without the samples that are on no page any more. */
function keepOf(
  record: LanguageRecord,
  samples: CheckLanguage['samples'],
): LanguageRecord {
  return {
    ...record,
    passed: record.passed.filter((hash) => samples.has(hash)),
  }
}

type Checked =
  | Unready
  | {
      readonly type: 'checked'
      readonly failed: ReadonlySet<string>
      readonly diagnostics: readonly Diagnostic[]
    }

/** Compiles samples, and runs those that compile and whose pages say what comes of it. */
async function checkOpen(
  open: ReadonlyMap<string, Sample>,
  options: CheckLanguage & { readonly tool: RunTool },
): Promise<Checked> {
  const { config, siteDir, tool } = options
  await layOutSamples(tool.cwd, open)
  const compiled = await compileSamples(open, options)
  if (compiled.type === 'unchecked') {
    const { result } = compiled
    return { type: 'unready', command: config.command, result }
  }
  const failed = new Set(compiled.failed)
  const sound = [...open].filter(
    ([hash, { fails }]) => !failed.has(hash) && fails === undefined,
  )
  const ran = config.run
    ? await runSamples(new Map(sound), {
        folder: tool.cwd,
        run: config.run,
        siteDir,
      })
    : { failed: [], diagnostics: [] }
  return {
    type: 'checked',
    failed: new Set([...failed, ...ran.failed]),
    diagnostics: [...compiled.diagnostics, ...ran.diagnostics],
  }
}

type Unready = Extract<PreparedTool, { type: 'unready' }>

function unchecked(
  count: number,
  { command, result }: Unready,
  { configPlace, config }: CheckLanguage,
): Diagnostic {
  const [program = ''] = command
  const hasRun = result.type === 'ended' || result.type === 'late'
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
