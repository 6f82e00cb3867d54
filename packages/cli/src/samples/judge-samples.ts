import type { Diagnostic, Sample, SamplesConfig } from '@gwdocs/core'
import { sampleFolder } from './lay-out-samples.ts'
import { type Finding, readFindings } from './read-findings.ts'
import type { ToolResult } from './run-tool.ts'
import { placeInContent } from './sample-place.ts'

export type Judge = {
  readonly siteDir: string
  readonly config: SamplesConfig
  /** Where the config says how this language is checked. */
  readonly configPlace: Diagnostic['place']
}

type Ended = Extract<ToolResult, { type: 'ended' }>

/** What a checker says of each sample; a sample of which it says nothing is not in the map. */
export function findingsOf(
  samples: ReadonlyMap<string, Sample>,
  { stdout, stderr }: Ended,
): ReadonlyMap<string, readonly Finding[]> {
  const folders = new Set([...samples.keys()].map(sampleFolder))
  const findings = readFindings(`${stdout}\n${stderr}`, folders)
  const named = [...samples.keys()].map((hash) => {
    const folder = sampleFolder(hash)
    return [hash, findings.filter((each) => each.folder === folder)] as const
  })
  return new Map(named.filter(([, own]) => own.length > 0))
}

/** A checker that fails without naming a sample has checked none. */
export function namedNoSample(
  { stdout, stderr }: Ended,
  { config, configPlace: place }: Judge,
): Diagnostic {
  const said = lastLines(stderr.trim() || stdout.trim())
  return {
    code: 'sample-command-failed',
    severity: 'error',
    message: `\`${config.command.join(' ')}\` failed and named no sample: ${said}`,
    hint: 'run the command by hand to see the whole of it, and mend `samples` in the config.',
    place,
  }
}

/** What a checker's words mean for a sample: nothing, if it was to be so. */
export function judgeSample(
  sample: Sample,
  findings: readonly Finding[],
  siteDir: string,
): Diagnostic[] {
  const { fails } = sample
  if (fails === undefined)
    return findings.map((each) => sampleFailed(sample, each, siteDir))
  if (findings.some(({ message }) => message.includes(fails))) return []
  const [file] = sample.files
  if (!file) return []
  return [
    {
      code: 'sample-passed',
      severity: 'error',
      message:
        findings[0] === undefined
          ? 'This code is shown as a mistake, and the check finds none in it.'
          : `This code is shown as another mistake than the check finds: ${findings[0].message}.`,
      hint: 'show code that fails so, or take `fails` out.',
      place: {
        type: 'position',
        file: file.block.filePath,
        line: file.block.line,
        column: 1,
      },
    },
  ]
}

function sampleFailed(
  { files }: Sample,
  { file, line, column, message }: Finding,
  siteDir: string,
): Diagnostic {
  const named = files.find(({ name }) => name === file) ?? files[0]
  if (!named) throw new Error('A sample has no file.')
  return {
    code: 'sample-failed',
    severity: 'error',
    message: `The sample does not pass its check: ${message}.`,
    hint: 'mend it; where it cannot stand alone, complete it by hidden lines, or write `no-check="why"` on the fence.',
    place: placeInContent(named, line, column, siteDir),
  }
}

/** The end of what a program said, on one line. */
export function lastLines(text: string): string {
  return text.split('\n').slice(-3).join(' ').slice(0, 400)
}
