import type { ResponseHeader } from '../policy/response-headers.ts'
import { headerClash, type FoundHeader } from './header-clash.ts'
import type { HostFile } from './host-site.ts'
import { mergeVercel } from './merge-vercel.ts'
import {
  isAmong,
  type MergedHostFile,
  type OwnHostFile,
} from './own-host-file.ts'

/** Names of the files with which an author's own are put together, below the output folder. */
export const mergedHostFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.htaccess',
]

/**
 * The build's file for a host with the author's own before it: of two rules for an address hosts
 * take the first one. A header that both would send is an error.
 */
export function mergeHostFile(
  made: HostFile,
  own: OwnHostFile | undefined,
  headers: readonly ResponseHeader[],
): MergedHostFile {
  if (!own) return { file: made, diagnostics: [] }
  if (made.path === 'vercel.json') return mergeVercel(made, own, headers)
  const ownText = own.text.replace(/\n*$/, '\n')
  return {
    file: { path: made.path, text: ownText + made.text },
    diagnostics: findHeaders(made.path, own.text)
      .filter(({ name }) => isAmong(headers, name))
      .map((found) => headerClash(found, own.filePath)),
  }
}

const patterns: Readonly<Record<string, RegExp>> = {
  // Indented lines; `! Name` takes a header away.
  _headers: /^\s+([\w-]+)\s*:/,
  '.htaccess':
    /^\s*Header\s+(?:always\s+|onsuccess\s+)?(?:set|append|add|merge|setifempty)\s+"?([\w-]+)/i,
}

function findHeaders(path: string, text: string): FoundHeader[] {
  const pattern = patterns[path]
  if (!pattern) return []
  return text.split('\n').flatMap((each, index) => {
    const name = pattern.exec(each)?.[1]
    return name === undefined
      ? []
      : [{ name, line: index + 1, column: each.indexOf(name) + 1 }]
  })
}
