import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SnippetRef } from '../parse/snippets/snippet-ref.ts'
import {
  extractLines,
  extractRegion,
  regionNames,
  tidy,
} from './extract-lines.ts'

export type Taken =
  { readonly code: string } | { readonly mistake: Omit<Diagnostic, 'place'> }

/** A file that a snippet names, as the reader found it. */
export type SnippetFile =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'missing' }
  /** Lies, or leads by a link, out of the folder of snippets. */
  | { readonly type: 'outside' }

/** The code that a snippet shows, or what is wrong with it. */
export function takeSnippet(
  ref: SnippetRef,
  file: SnippetFile,
  root: string,
): Taken {
  if (file.type === 'outside') return mistake(outside(ref, root))
  if (file.type === 'missing') return mistake(missing(ref))
  const { region, lines, isImported } = ref
  if (isImported) return { code: wholeText(file.text) }
  if (region !== undefined) {
    const code = extractRegion(file.text, region)
    return code === undefined
      ? mistake(unknownRegion(ref.path, region, file.text))
      : { code }
  }
  if (!lines) return { code: tidy(file.text.split(/\r?\n/)) }
  const code = extractLines(file.text, lines)
  return code === undefined
    ? mistake(missingLines(ref.path, file.text))
    : { code }
}

/** The text as it is, without the empty lines around it. */
function wholeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '')
}

function mistake(what: Omit<Diagnostic, 'place' | 'severity'>): Taken {
  return { mistake: { ...what, severity: 'error' } }
}

function outside({ path }: SnippetRef, root: string) {
  return {
    code: 'snippet-outside',
    message: `\`${path}\` lies outside the folder that code may be included from, \`${root}\`.`,
    hint: 'name a file of that folder, or widen it by `markdown.snippets.root` in the config.',
  } as const
}

function missing({ path }: SnippetRef) {
  return {
    code: 'snippet-not-found',
    message: `There is no file \`${path}\` to include.`,
    hint: 'name a file by its path from this one, or by `@/…` from the folder of snippets.',
  } as const
}

function unknownRegion(path: string, region: string, text: string) {
  const meant = closestName(region, regionNames(text))
  return {
    code: 'snippet-region-unknown',
    message: `\`${path}\` marks no region \`${region}\`.`,
    hint: meant
      ? `did you mean \`${meant}\`?`
      : `put \`#region ${region}\` and \`#endregion ${region}\` around the lines, as comments.`,
  } as const
}

function missingLines(path: string, text: string) {
  const count = text.replace(/\r?\n$/, '').split('\n').length
  return {
    code: 'snippet-lines-missing',
    message: `\`${path}\` ends at line ${count}, and the lines that are asked for are not all there.`,
    hint: 'name lines that are there, or mark a region, which moves with its code.',
  } as const
}
