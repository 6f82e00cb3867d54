export type Item = {
  readonly mark: number
  readonly text: number
  readonly kind: string
}

/** A line that begins an item: spaces, mark, spaces, text. */
export const item = /^( *)([-*+]|\d{1,9}[.)])( {1,4})(?=[^ ])(.*)$/

/** Whether what is indented so far is a part of the item, and no code. */
export function belongs(
  indent: number,
  { text }: Pick<Item, 'text'> = { text: 0 },
): boolean {
  return indent >= text && indent <= text + 3
}

/** Items of one list have marks of one kind. */
export function kindOf(mark: string): string {
  return mark.replace(/^\d+/, '1')
}
