import { fenceTitle } from '../shared/fence-title.ts'

/** What the words behind a fence's language say of a block as a sample. */
export type SampleMeta = {
  /** Name of the file that the block is: `title="main.go"`. */
  readonly title?: string
  /** Blocks of one page with the same word belong together: `sample=server`. */
  readonly sample?: string
  /** Why the block is not checked; empty where no reason is given. */
  readonly noCheck?: string
  /** The block is an example of a mistake: a part of what the checker says of it. */
  readonly fails?: string
  /** The block is what the program before it prints. */
  readonly output?: 'stdout' | 'stderr'
  /** The block is a dialogue with the program before it: commands after `$ `, and answers. */
  readonly isSession: boolean
}

/** Reads `no-check="why"`, `fails="undefined: x"`, `sample=name`, `output`, `output=stderr` and `session`. */
export function readSampleMeta(meta: string | undefined): SampleMeta {
  const words = new Map<string, string>()
  for (const [, key = '', a, b, c] of (meta ?? '').matchAll(pair)) {
    words.set(key, a ?? b ?? c ?? '')
  }
  const title = fenceTitle(meta)
  const sample = words.get('sample')
  const noCheck = words.get('no-check')
  const fails = words.get('fails')
  const output = words.get('output')
  return {
    ...(title && { title }),
    ...(sample && { sample }),
    ...(noCheck !== undefined && { noCheck }),
    ...(fails !== undefined && { fails }),
    ...(output !== undefined && {
      output: output === 'stderr' ? 'stderr' : 'stdout',
    }),
    isSession: words.has('session'),
  }
}

/** `key`, `key=value`, `key="two words"`, `key='two words'`; braces are somebody else's. */
const pair =
  /(?<=^|\s)([a-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?(?=\s|$)/gi
