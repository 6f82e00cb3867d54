import { element } from './element.ts'
import { markedLine, placeOf, type Problem } from './problem.ts'

/** A problem as a reader meets it: where, what and why, the line itself, how to mend it. */
export function problemItem(problem: Problem): HTMLLIElement {
  const { severity, code, message, hint, source } = problem
  const place = element(
    'p',
    { class: 'place' },
    ...[element('span', { class: 'kind' }, severity), ' ', placeOf(problem)],
    ...[' ', element('span', { class: 'code' }, code)],
  )
  const fix = element(
    'p',
    { class: 'fix' },
    ...[element('b', {}, 'To mend it:'), ' ', ...withCode(hint)],
  )
  const line = source?.trim() ? [lineOf(problem)] : []
  const texts = [place, element('p', {}, ...withCode(message)), ...line, fix]
  return element('li', { class: severity }, ...texts)
}

function lineOf(problem: Problem): HTMLPreElement {
  const [before, marked, after] = markedLine(problem)
  return element('pre', {}, ...[before, element('mark', {}, marked), after])
}

/** Names stand between backticks, as in Markdown. */
function withCode(text: string): (Node | string)[] {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part) ? element('code', {}, part.slice(1, -1)) : part,
    )
}
