import { relative } from 'node:path'
import type { Diagnostic, DiagnosticCode } from '@gwdocs/core'
import type { BuildFailure, Message } from 'esbuild'
import { placeOfThrow } from './place-of-throw.ts'

export function isBuildFailure(error: unknown): error is BuildFailure {
  return (
    error instanceof Error && 'errors' in error && Array.isArray(error.errors)
  )
}

/** What the bundler found wrong in the site's code. */
export function explainFailure(
  { errors }: Pick<BuildFailure, 'errors'>,
  siteDir: string,
  code: DiagnosticCode,
): Diagnostic[] {
  return errors.map((error) => explainMessage(error, siteDir, code))
}

function explainMessage(
  { text, location, notes }: Message,
  siteDir: string,
  code: DiagnosticCode,
): Diagnostic {
  const file = location ? toSitePath(location.file, siteDir) : '.'
  const [, missing] = /^Could not resolve "(.+)"$/.exec(text) ?? []
  return {
    code,
    severity: 'error',
    message: missing
      ? `\`${missing}\` cannot be found.`
      : `The module cannot be used: ${text.replace(/\.$/, '')}.`,
    hint: missing
      ? hintForMissing(missing)
      : ['mend the code at this place.', ...notes.map(showNote)].join(' '),
    place: location
      ? {
          type: 'position',
          file,
          line: location.line,
          column: location.column + 1,
        }
      : { type: 'file', file },
  }
}

function hintForMissing(source: string): string {
  return /^(?:\.|\/|@site\/)/.test(source)
    ? 'name a file that is there: by its path from this one, or by `@site/…` from the folder of the site.'
    : `install the package in the site: \`npm install ${source}\`.`
}

function showNote({ text, location }: Message['notes'][number]): string {
  const place = location
    ? ` line ${location.line}, column ${location.column + 1}.`
    : ''
  return text.replace(/[^.:]$/, '$&.') + place
}

function toSitePath(file: string, siteDir: string): string {
  const plain = file.replace(/^[a-z-]+:(?=\/)/, '')
  return (plain.startsWith('/') ? relative(siteDir, plain) : plain).replaceAll(
    '\\',
    '/',
  )
}

type Thrown = {
  readonly error: unknown
  /** The module that was loaded. */
  readonly file: string
  readonly siteDir: string
  readonly code: DiagnosticCode
}

/** A module that threw while it was loaded. */
export function explainThrow({
  error,
  file,
  siteDir,
  code,
}: Thrown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error)
  return {
    code,
    severity: 'error',
    message: `The module threw while it was loaded: ${message.replace(/\.$/, '')}.`,
    hint: 'mend what it does at its top level.',
    place: placeOfThrow(error, siteDir) ?? { type: 'file', file },
  }
}
