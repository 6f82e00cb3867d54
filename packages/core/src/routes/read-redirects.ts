import { readDataFile } from '../data/data-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'

/** The file beside the config that says where old addresses went. */
export const redirectsName = 'redirects.yml'

export type KeptRedirect = {
  /** As it is written. */
  readonly from: string
  readonly to: string
}

export type KeptRedirects = {
  readonly redirects: readonly KeptRedirect[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads `/old: /new` lines. What is no such line is reported and left out. */
export function readRedirects(source: SourceFile): KeptRedirects {
  const { value, diagnostics } = readDataFile(source, 'redirects-invalid')
  const file = source.filePath
  if (value === null || diagnostics.length > 0)
    return { redirects: [], diagnostics }
  if (typeof value !== 'object' || Array.isArray(value))
    return { redirects: [], diagnostics: [noMap(file)] }
  const redirects: KeptRedirect[] = []
  const found: Diagnostic[] = []
  for (const [from, to] of Object.entries(value)) {
    const isSound = from.startsWith('/') && typeof to === 'string' && to !== ''
    if (isSound) redirects.push({ from, to })
    else found.push(noAddress(from, file))
  }
  return { redirects, diagnostics: found }
}

const hint =
  'write `/old: /new`, one a line; an address with a hash stands in quotes: `"/old#part": "/new#part"`.'

function noMap(file: string): Diagnostic {
  return {
    code: 'redirects-invalid',
    severity: 'error',
    message: 'The file is no list of old addresses and where they went.',
    hint,
    place: { type: 'file', file },
  }
}

function noAddress(key: string, file: string): Diagnostic {
  return {
    code: 'redirects-invalid',
    severity: 'error',
    message: key.startsWith('/')
      ? `It is not said where \`${key}\` leads.`
      : `\`${key}\` is no address of this site: those begin with a slash.`,
    hint,
    place: { type: 'key', file, keyPath: [key] },
  }
}
