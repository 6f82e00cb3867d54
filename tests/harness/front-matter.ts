/** Front matter from its lines. */
export function fields(...lines: readonly string[]): string {
  return `---\n${lines.join('\n')}\n---\n`
}
