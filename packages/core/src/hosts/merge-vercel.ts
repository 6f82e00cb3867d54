import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ResponseHeader } from '../policy/response-headers.ts'
import { headerClash } from './header-clash.ts'
import type { HostFile } from './host-site.ts'
import {
  isAmong,
  type MergedHostFile,
  type OwnHostFile,
} from './own-host-file.ts'

type Json = Readonly<Record<string, unknown>>

/** `vercel.json` of both: lists one after the other, the author's first; of all else the author's. */
export function mergeVercel(
  made: HostFile,
  own: OwnHostFile,
  headers: readonly ResponseHeader[],
): MergedHostFile {
  const written = readObject(own.text)
  if (!written) return { file: made, diagnostics: [unreadable(own)] }
  const built = JSON.parse(made.text) as Json
  const sent = sentBy(written)
  const keys = [...new Set([...Object.keys(built), ...Object.keys(written)])]
  const merged = Object.fromEntries(
    keys.map((key) => [key, mergeValue(written[key], built[key])]),
  )
  return {
    file: { path: made.path, text: `${JSON.stringify(merged, null, 2)}\n` },
    diagnostics: findKeys(own.text)
      .filter(({ name }) => sent.has(name) && isAmong(headers, name))
      .map((found) => headerClash(found, own.filePath)),
  }
}

function mergeValue(own: unknown, built: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(built)) {
    return [...(own as unknown[]), ...(built as unknown[])]
  }
  return own ?? built
}

function readObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject =
      typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Json) : undefined
  } catch {
    return undefined
  }
}

/** Names of the headers that a config sends; it may look at others. */
function sentBy({ headers: rules }: Json): ReadonlySet<unknown> {
  const listIn = (value: unknown, key: string): unknown[] => {
    const list = (value as Json | null | undefined)?.[key]
    return Array.isArray(list) ? (list as unknown[]) : []
  }
  const headers = listIn({ rules }, 'rules').flatMap((rule) =>
    listIn(rule, 'headers'),
  )
  return new Set(headers.map((each) => (each as Json | null)?.['key']))
}

/** The names of headers, `"key": "X-Name"`, with their places. */
function findKeys(text: string) {
  return text.split('\n').flatMap((each, index) =>
    [...each.matchAll(/"key"\s*:\s*"([\w-]+)"/g)].map((match) => {
      const [whole, name = ''] = match
      const column = match.index + whole.lastIndexOf(name) + 1
      return { name, line: index + 1, column }
    }),
  )
}

function unreadable({ filePath: file }: OwnHostFile): Diagnostic {
  return {
    code: 'host-file-unreadable',
    severity: 'error',
    message: 'This file is no JSON object, so nothing can be added to it.',
    hint: 'mend it, or take it away: the build writes one of its own.',
    place: { type: 'file', file },
  }
}
