import type { SamplesConfig } from '../config/samples-schema.ts'

/** A code block as it stands in a content file. */
export type SampleBlock = {
  /** Relative to the site. */
  readonly filePath: string
  /** Line of the fence. */
  readonly line: number
  readonly code: string
  /** The code comes from another file: its lines are not those of the page. */
  readonly isIncluded: boolean
}

/** A file made of one block. */
export type SampleFile = {
  /** Relative to the sample's folder. */
  readonly name: string
  readonly text: string
  readonly block: SampleBlock
  /** How many lines of `text` stand before the block's first. */
  readonly linesBefore: number
}

/** What a page says that a program prints. */
export type ExpectedOutput = {
  readonly type: 'output'
  readonly stream: 'stdout' | 'stderr'
  readonly block: SampleBlock
}

/** What a page says that commands answer while the program runs. */
export type ExpectedSession = {
  readonly type: 'session'
  readonly block: SampleBlock
}

/** Code of a page that is checked as one module. */
export type Sample = {
  readonly config: SamplesConfig
  readonly files: readonly SampleFile[]
  /** What the check has to say of it: the sample shows a mistake. */
  readonly fails?: string
  readonly expected: readonly (ExpectedOutput | ExpectedSession)[]
}
