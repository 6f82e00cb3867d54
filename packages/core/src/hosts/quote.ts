/** A word of a configuration: a backslash stands for the character behind it where that is one, too. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
