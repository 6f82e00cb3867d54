export type HtmlTag = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** What stands between a script's tags; empty for other elements. */
  readonly text: string
}

const tag =
  /<!--[\s\S]*?-->|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi
const attribute =
  /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g

/** The opening tags of a page in their order; what stands in comments and scripts is no tag. */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  let skipTo = 0
  for (const match of html.matchAll(tag)) {
    const name = match[1]?.toLowerCase()
    if (name === undefined || match.index < skipTo) continue
    const start = match.index + match[0].length
    const end = name === 'script' ? html.indexOf('</script', start) : start
    skipTo = end
    tags.push({
      name,
      attributes: readAttributes(match[2] ?? ''),
      text: html.slice(start, end),
    })
  }
  return tags
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
