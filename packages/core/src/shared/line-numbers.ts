/**
 * The number of the first line that the text behind a fence's language asks for:
 * `showLineNumbers`, `showLineNumbers=5` or `showLineNumbers={5}`; undefined where lines have
 * no numbers.
 */
export function firstLineNumber(meta: string | undefined): number | undefined {
  const bare = (meta ?? '').replace(/"[^"]*"|'[^']*'/g, '')
  const flag = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?:\s|$)/.exec(bare)
  return flag ? Number(flag[1] ?? 1) : undefined
}
