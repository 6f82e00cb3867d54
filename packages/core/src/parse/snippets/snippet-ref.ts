/** Which part of which source file a block of code shows. */
export type SnippetRef = {
  /** As written: `./main.go`, `@/examples/main.go`. */
  readonly path: string
  /** Code of the page imports the file: it may lie anywhere, as other modules may. */
  readonly isImported?: boolean
  /** Name of a region that the file marks. */
  readonly region?: string
  /** First and last line, from 1; undefined for the last one means the end of the file. */
  readonly lines?: { readonly from: number; readonly to: number | undefined }
}

/**
 * The file that the text behind a fence's language names: `file=./main.go`,
 * `file="./main.go#region"`, `file=./main.go lines=3-9`, `file=./main.go#L3-L9`.
 *
 * Out: undefined where it names none. A block with code of its own shows that.
 */
export function readSnippetRef(
  meta: string | undefined,
  code: string,
): SnippetRef | undefined {
  const file = option(meta, 'file')
  if (!file || code.trim() !== '') return undefined
  const [path = '', fragment] = file.split('#')
  const lines = rangeOf(option(meta, 'lines')) ?? rangeOf(fragment, 'L')
  return {
    path,
    ...(lines && { lines }),
    ...(fragment && !rangeOf(fragment, 'L') && { region: fragment }),
  }
}

function option(meta: string | undefined, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`)
  const found = pattern.exec(meta ?? '')
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

/** `3-9`, `3` or `3-`; with a mark, as in addresses of GitHub, `L3-L9`. */
function rangeOf(
  text: string | undefined,
  mark = '',
): SnippetRef['lines'] | undefined {
  const pattern = new RegExp(`^${mark}(\\d+)(-(?:${mark || 'L'}?(\\d+))?)?$`)
  const [, from, dash, to] = pattern.exec(text ?? '') ?? []
  if (from === undefined) return undefined
  const last = to ?? (dash === undefined ? from : undefined)
  return { from: Number(from), to: last === undefined ? last : Number(last) }
}
