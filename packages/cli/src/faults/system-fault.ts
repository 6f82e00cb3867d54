import { relative } from 'node:path'
import type { Diagnostic, DiagnosticCode } from '@gwdocs/core'

type SystemError = NodeJS.ErrnoException & {
  readonly code: string
  readonly syscall: string
}

type Fault = {
  readonly code: DiagnosticCode
  /** Goes on after the name of the file. */
  readonly what: string
  readonly hint: string
}

const diskFull: Fault = {
  code: 'disk-full',
  what: 'could not be written: there is no room left on the disk',
  hint: 'free some room, or write to another disk with `--out-dir`.',
}
const denied: Fault = {
  code: 'access-denied',
  what: 'could not be read or written: whoever runs gwdocs is not allowed to',
  hint: 'give that user the right to it, or write elsewhere with `--out-dir`.',
}
const exhausted: Fault = {
  code: 'open-files-exhausted',
  what: 'could not be opened: too many files are open already',
  hint: 'raise the limit of open files (`ulimit -n`), or end other programs.',
}
const tooLong: Fault = {
  code: 'name-too-long',
  what: 'has a longer name or path than the disk takes',
  hint: 'give the file a shorter name, or the site a folder nearer to the root.',
}

/** By the code of the system's error. @see man 3 errno */
const faults: Readonly<Record<string, Fault>> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EFBIG: {
    ...diskFull,
    what: 'could not be written: it is larger than files may be here',
    hint: 'raise the limit of file sizes (`ulimit -f`), or write to another disk with `--out-dir`.',
  },
  EACCES: denied,
  EPERM: denied,
  EROFS: {
    ...denied,
    what: 'could not be written: the disk is read-only',
    hint: 'write to another disk with `--out-dir`.',
  },
  ENOENT: {
    code: 'file-vanished',
    what: 'is no longer there: it was removed while gwdocs was at work',
    hint: 'run the command again.',
  },
  ENOTDIR: {
    code: 'folder-missing',
    what: 'cannot be reached: a file stands where a folder is wanted',
    hint: 'move the file away, or name another folder.',
  },
  EMFILE: exhausted,
  ENFILE: exhausted,
  ENAMETOOLONG: tooLong,
  EIO: {
    code: 'disk-failed',
    what: 'could not be read or written: the disk reports a fault',
    hint: 'look at the state of the disk, and run the command again.',
  },
}

const watchesExhausted: Fault = {
  code: 'watches-exhausted',
  what: 'cannot be watched: the system watches as many files as it may',
  hint: 'raise that limit (on Linux `sysctl fs.inotify.max_user_watches`), or end other programs that watch.',
}

/**
 * A diagnostic for what the system refused to do.
 *
 * Out: undefined where the error is none of the system's: then it is a mistake of ours.
 */
export function systemFault(
  error: unknown,
  workingDir: string,
): Diagnostic | undefined {
  if (!isSystemError(error)) return undefined
  const fault = faultOf(error)
  const path = error.path ?? ''
  return {
    code: fault.code,
    severity: 'error',
    message: `${path ? `\`${path}\`` : 'A file'} ${fault.what} (${error.code}).`,
    hint: fault.hint,
    place: { type: 'file', file: path ? relative(workingDir, path) : '.' },
  }
}

function faultOf(error: SystemError): Fault {
  if (error.syscall === 'watch' && error.code !== 'ENOENT')
    return watchesExhausted
  return (
    faults[error.code] ?? {
      code: 'system-failed',
      what: `was refused by the system: ${error.message}`,
      hint: 'look at the file and the disk, and run the command again.',
    }
  )
}

function isSystemError(error: unknown): error is SystemError {
  const { errno, code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  return (
    error instanceof Error &&
    typeof errno === 'number' &&
    code !== undefined &&
    syscall !== undefined
  )
}
