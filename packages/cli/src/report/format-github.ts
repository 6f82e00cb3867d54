import type { LocatedDiagnostic } from './locate.ts'

/**
 * A diagnostic as an annotation of a GitHub workflow.
 *
 * @see GitHub Actions, workflow commands, `error` and `warning`
 */
export function formatGithub(diagnostic: LocatedDiagnostic): string {
  const { severity, code, message, hint, file, line, column } = diagnostic
  const properties = [
    `file=${escapeProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    ...(column === undefined ? [] : [`col=${column}`]),
    `title=${escapeProperty(code)}`,
  ]
  return `::${severity} ${properties.join(',')}::${escapeData(`${message} Fix: ${hint}`)}`
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
