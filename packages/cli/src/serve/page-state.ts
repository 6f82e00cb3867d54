import { statSync } from 'node:fs'
import type { ServedFiles } from './served-files.ts'
import { hashOf } from '../bundle/content-hash.ts'

/**
 * Stands for all that a page shows: equal states, equal looks.
 *
 * Scripts, styles and pictures of the content have names that tell what is in them, so the HTML
 * tells that too. Files that are copied under their own names are looked at.
 */
export function pageStateOf(
  html: string,
  { files, baseUrl }: { files: Pick<ServedFiles, 'sourceOf'>; baseUrl: string },
): string {
  const stamps = addressesIn(html)
    .filter((address) => address.startsWith(baseUrl))
    .map((address) => stampOf(address.slice(baseUrl.length), files))
  return hashOf([html, ...stamps].join('\n'))
}

/** What attributes hold that may be the address of a file; a `srcset` holds several. */
function addressesIn(html: string): string[] {
  const values = [...html.matchAll(/\s[\w-]+="(\/[^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  const addresses = values.flatMap((value) => value.split(/[\s,]+/))
  return [...new Set(addresses)]
}

function stampOf(path: string, files: Pick<ServedFiles, 'sourceOf'>): string {
  const source = files.sourceOf(decode(path.replace(/[?#].*/, '')))
  if (source === undefined) return ''
  const stats = statSync(source, { throwIfNoEntry: false })
  return `${path} ${stats?.size} ${stats?.mtimeMs}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
