import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A header that a line of a file sets. */
export type FoundHeader = {
  readonly name: string
  readonly line: number
  readonly column: number
}

/** A header that the author's file and the build would both send. */
export function headerClash(
  { name, line, column }: FoundHeader,
  file: string,
): Diagnostic {
  const isPolicy = /^content-security-policy$/i.test(name)
  return {
    code: 'host-header-clash',
    severity: 'error',
    message: `The build tells the host to send \`${name}\`, and so does this file: browsers would get it twice.`,
    hint: isPolicy
      ? 'take it out, and name in `security.allowedOrigins` of the config what it allows; `security.contentSecurityPolicy: false` leaves the policy to this file.'
      : `take it out, and say it in the config: \`security: { headers: { '${name}': '…' } }\`; \`false\` leaves it to this file.`,
    place: {
      type: 'position',
      file,
      line,
      column,
      endColumn: column + name.length,
    },
  }
}
