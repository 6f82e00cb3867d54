/**
 * The title in the text behind a fence's language: `title="main.go"`, `title='a "b"'` or
 * `title=main.go`.
 */
export function fenceTitle(meta: string | undefined): string | undefined {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta ?? '')
  return match?.[1] ?? match?.[2] ?? match?.[3]
}
