import picomatch from 'picomatch'
import type { SamplesConfig } from '../config/samples-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CodeBlock, ParsedFile } from '../parse/parsed-file.ts'
import { codeLines } from './hidden-lines.ts'
import type { Sample, SampleBlock, SampleFile } from './sample.ts'
import { readSampleMeta, type SampleMeta } from './sample-meta.ts'

export type FoundSamples = {
  readonly samples: readonly Sample[]
  /** Language → how many blocks of it nobody checks; `''` where a block names none. */
  readonly unchecked: ReadonlyMap<string, number>
  /** Why blocks are left out, one for each. */
  readonly excused: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The code samples of a content file, by the rules of the config; every block counts. */
export function findSamples(
  file: ParsedFile,
  configs: readonly SamplesConfig[],
): FoundSamples {
  const applied = configs.filter(
    ({ exclude }) => !picomatch.isMatch(file.filePath, exclude),
  )
  const samples: Draft[] = []
  const unchecked = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  const excused: string[] = []
  for (const each of file.codeBlocks) {
    const meta = readSampleMeta(each.meta)
    const block = toBlock(each, file.filePath)
    const language = each.language ?? ''
    const config = applied.find(({ languages }) => languages.includes(language))
    if (meta.output !== undefined || meta.isSession) {
      const program = findProgram(samples, meta)
      if (program) program.expected.push(toExpected(block, meta))
      else diagnostics.push(withoutProgram(block))
    } else if (meta.noCheck !== undefined) {
      excused.push(meta.noCheck.trim())
      if (meta.noCheck.trim() === '') diagnostics.push(noReason(block))
    } else if (!config) {
      unchecked.set(language, (unchecked.get(language) ?? 0) + 1)
    } else {
      diagnostics.push(...checkHidden(block, config))
      addFile(samples, toFile(block, { config, meta, language }), {
        config,
        meta,
      })
    }
  }
  return { samples, unchecked, excused, diagnostics }
}

type Draft = Omit<Sample, 'files' | 'expected'> & {
  readonly name: string | undefined
  readonly files: SampleFile[]
  readonly expected: Sample['expected'][number][]
}

/** The program that a block tells of: the last one, or the last of the name that it gives. */
function findProgram(
  samples: readonly Draft[],
  { sample }: SampleMeta,
): Draft | undefined {
  return samples.findLast(
    ({ config, name }) =>
      config.run && (sample === undefined || name === sample),
  )
}

type Told = { readonly config: SamplesConfig; readonly meta: SampleMeta }

/**
 * Blocks of one name are one sample. A file that comes again is its next state: with the
 * other files as they were it makes a sample of its own.
 */
function addFile(
  samples: Draft[],
  file: SampleFile,
  { config, meta }: Told,
): void {
  const known = samples.findLast(
    ({ name, config: other }) =>
      name !== undefined && name === meta.sample && other === config,
  )
  const others = known?.files.filter(({ name }) => name !== file.name) ?? []
  if (known && others.length === known.files.length) {
    known.files.push(file)
    return
  }
  samples.push({
    config,
    name: meta.sample,
    files: [...others, file],
    ...(meta.fails !== undefined && { fails: meta.fails }),
    expected: [],
  })
}

function toBlock(
  { line, code, snippet }: CodeBlock,
  filePath: string,
): SampleBlock {
  return { filePath, line, code, isIncluded: snippet !== undefined }
}

function toFile(
  block: SampleBlock,
  { config, meta, language }: Told & { readonly language: string },
): SampleFile {
  const code = withoutRemoved(block.code)
  const { filePath } = block
  const { title } = meta
  const frame = config.frame?.({ code, language, title, filePath })
  const before = frame?.before ?? ''
  return {
    name: fileName(title, config),
    text: `${before}${code}${frame?.after ?? '\n'}`,
    block,
    linesBefore: before.split('\n').length - 1,
  }
}

/** A title such as `main.go` names the file; one such as `两个处理函数` does not. */
function fileName(title: string | undefined, config: SamplesConfig): string {
  const ending = config.file.slice(config.file.lastIndexOf('.'))
  const name = title?.slice(title.lastIndexOf('/') + 1)
  return name !== undefined && /^[\w.-]+$/.test(name) && name.endsWith(ending)
    ? name
    : config.file
}

/** Lines that are shown as taken out are no code any more; the others keep their places. */
function withoutRemoved(code: string): string {
  return code
    .split('\n')
    .map((line) => (/\[!code\s+--\]/.test(line) ? '' : line))
    .join('\n')
}

function toExpected(
  block: SampleBlock,
  { output }: SampleMeta,
): Sample['expected'][number] {
  return output === undefined
    ? { type: 'session', block }
    : { type: 'output', stream: output, block }
}

function checkHidden(
  block: SampleBlock,
  { forbidHidden }: SamplesConfig,
): Diagnostic[] {
  return codeLines(block.code).flatMap(({ text, isHidden }, index) => {
    const isForbidden =
      isHidden && forbidHidden.some((pattern) => pattern.test(text))
    return isForbidden ? [hiddenTooMuch(block, index + 1)] : []
  })
}

function placeOf({ filePath, line }: SampleBlock, offset = 0) {
  const place = { type: 'position', file: filePath, column: 1 } as const
  return { ...place, line: line + offset }
}

function noReason(block: SampleBlock): Diagnostic {
  return {
    code: 'sample-reason-missing',
    severity: 'error',
    message: 'This code is left unchecked, and nobody says why.',
    hint: 'write the reason: `no-check="needs a database"`.',
    place: placeOf(block),
  }
}

function withoutProgram(block: SampleBlock): Diagnostic {
  return {
    code: 'sample-without-program',
    severity: 'error',
    message:
      'No program stands before this block on the page that could print it.',
    hint: 'put it below the program, and give its language a `run` command under `samples` in the config.',
    place: placeOf(block),
  }
}

function hiddenTooMuch(block: SampleBlock, line: number): Diagnostic {
  return {
    code: 'sample-hidden',
    severity: 'error',
    message:
      'A hidden line declares what only the page itself may show, so the check would prove nothing.',
    hint: 'show the line, or use what the documented module really offers.',
    place: placeOf(block, block.isIncluded ? 0 : line),
  }
}
