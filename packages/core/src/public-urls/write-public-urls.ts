import type { PublicPage } from './public-page.ts'
import type { RecordedPage } from './read-public-urls.ts'

const head = [
  '# Addresses that readers may have kept: pages, and the places in them. Each of them must',
  '# lead somewhere, which `gwdocs check` sees to. `gwdocs urls` adds new ones; lines are only',
  '# taken away by hand.',
]

/**
 * The list with what the site has now: sorted, so that two branches which add pages seldom touch
 * the same lines. Nothing is taken away: what has moved must still lead to where it is.
 */
export function writePublicUrls(
  known: readonly RecordedPage[],
  pages: readonly PublicPage[],
): string {
  const all = new Map<string, { anchors: Set<string>; comments: string[] }>()
  const entryOf = (path: string) => {
    const entry = all.get(path) ?? { anchors: new Set(), comments: [] }
    all.set(path, entry)
    return entry
  }
  for (const { path, anchors, comments } of known) {
    const entry = entryOf(path)
    for (const { id } of anchors) entry.anchors.add(id)
    entry.comments.push(...comments.filter((line) => !head.includes(line)))
  }
  for (const { path, anchors } of pages) {
    const entry = entryOf(path)
    for (const id of anchors) entry.anchors.add(id)
  }
  const blocks = [...all]
    .sort(byKey)
    .map(([path, { anchors, comments }]) => [
      ...comments,
      encode(path),
      ...[...anchors].sort(byText).map((id) => `  #${encode(id)}`),
    ])
  return `${[...head, ...blocks.flat()].join('\n')}\n`
}

/** The same order on every computer: that of the characters' numbers. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function byKey(
  [a]: readonly [string, unknown],
  [b]: readonly [string, unknown],
) {
  return byText(a, b)
}

/** Letters of all scripts stay legible; what would end a word is encoded. */
function encode(word: string): string {
  return word.replace(/[\s%#?]/g, encodeURIComponent)
}
