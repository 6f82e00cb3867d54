import { chosenTab, startWithTab } from '../../content/enhance-tabs.ts'

/** Opens in an element what its reader has opened in the one that it replaces. */
export function keepOpen(old: Element, fresh: Element): void {
  for (const [was, is] of pairs<HTMLDetailsElement>('details', old, fresh))
    is.open = was.open
  for (const [was, is] of pairs<HTMLElement>('[data-gw-tabs]', old, fresh)) {
    const chosen = chosenTab(was)
    if (chosen !== undefined) startWithTab(is, chosen)
  }
}

/** What a selector finds in both, in the order of the page; the elements themselves are among it. */
function pairs<Found extends Element>(
  selector: string,
  old: Element,
  fresh: Element,
): [Found, Found][] {
  const after = find<Found>(selector, fresh)
  return find<Found>(selector, old).flatMap((was, index) => {
    const is = after[index]
    return is ? [[was, is]] : []
  })
}

function find<Found extends Element>(selector: string, root: Element): Found[] {
  const below = [...root.querySelectorAll<Found>(selector)]
  return root.matches(selector) ? [root as Found, ...below] : below
}
