import { z } from 'zod'

const text = z.string().min(1)
/** A program and its arguments; no shell reads them. */
const command = z.array(text).min(1)

/** What a fragment needs around it to be a whole file. */
export type SampleFrame = { readonly before?: string; readonly after?: string }

/** Completes a fragment; undefined leaves it as it is. */
export type FrameSample = (fragment: {
  readonly code: string
  /** As on the fence, lower-cased. */
  readonly language: string
  readonly title: string | undefined
  /** Content file, relative to the site. */
  readonly filePath: string
}) => SampleFrame | undefined

/** How the code blocks of one language are checked. */
const languageSchema = z.strictObject({
  /** Names on the fences: `['go']`. */
  languages: z.array(text.toLowerCase()).min(1),
  /** Globs of content files whose blocks are left alone: docs of old versions, by default. */
  exclude: z.array(text).default(['*versioned_docs/**']),
  /** Name of the file that a block without a title becomes. */
  file: text,
  /** A folder whose files lie beside all samples, such as `go.mod`; relative to the site. */
  module: text.optional(),
  /** Fetches what the module depends on. Where it fails, nothing is checked, which is reported. */
  setup: command.optional(),
  /** Checks every sample of a module at once: `['go', 'vet', './...']`. */
  command,
  /** Runs the program of a sample, in its folder: `['go', 'run', '.']`. */
  run: command.optional(),
  /** Prints with what the samples are checked: one line, shown on the pages. */
  version: command.optional(),
  frame: z
    .custom<FrameSample>((value) => typeof value === 'function')
    .optional(),
  /** What hidden lines may not do, so that they cannot stand in for what a page documents. */
  forbidHidden: z.array(z.instanceof(RegExp)).default([]),
})

/** The checks of code samples, one for each language. */
export const samplesSchema = z.array(languageSchema).default([])

export type SamplesConfig = z.output<typeof languageSchema>
