/** Longest chain that is shown; a cause may, by mistake, be its own cause. */
const maxCauses = 10

/** The messages of what an error was caused by, nearest first. */
export function causesOf(error: unknown): readonly string[] {
  const causes: string[] = []
  let cause = error instanceof Error ? error.cause : undefined
  while (cause !== undefined && cause !== null && causes.length < maxCauses) {
    causes.push(messageOf(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return causes
}

/** Anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
