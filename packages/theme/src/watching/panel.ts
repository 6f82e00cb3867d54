import { element } from './element.ts'
import { panelStyles } from './panel-styles.ts'
import { problemItem } from './problem-item.ts'
import {
  countText,
  inOrder,
  placeOf,
  type Problem,
  type Told,
} from './problem.ts'

export type Panel = {
  /** Shows what is wrong; opens for errors that were not there before. */
  readonly tell: (told: Told) => void
  /** Says that the server is away, until it is back. */
  readonly setAway: (isAway: boolean) => void
  /** Another page is in view. */
  readonly turnTo: (pageFile: string | undefined) => void
}

/**
 * Shows what is wrong with the site, over the page and apart from it: in a region at its end,
 * which closes with Escape or its button, and leaves a button that opens it again.
 */
export function createPanel(): Panel {
  const host = element('gw-watching' as 'div', {})
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyles)
  root.adoptedStyleSheets = [sheet]
  let told: Told = { problems: [], errors: 0, warnings: 0 }
  let pageFile: string | undefined
  let isOpen = false
  let isAway = false

  const show = () => {
    const isSound = told.errors + told.warnings === 0
    host.toggleAttribute('data-dark', isDark())
    const kind = told.errors > 0 ? 'error' : 'warning'
    const problems = inOrder(told.problems, pageFile)
    root.replaceChildren(
      ...(isSound ? [] : [announcement(told, problems)]),
      ...(isSound
        ? []
        : [
            isOpen
              ? region(told, problems, kind, close)
              : opener(told, kind, open),
          ]),
      ...(isAway ? [awayNote()] : []),
    )
    if (isSound && !isAway) host.remove()
    else if (!host.isConnected) document.documentElement.append(host)
  }
  const close = () => {
    isOpen = false
    show()
    root.querySelector<HTMLElement>('.open')?.focus()
  }
  const open = () => {
    isOpen = true
    show()
    root.querySelector<HTMLElement>('ol')?.focus()
  }
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  })
  return {
    tell: (next) => {
      const known = new Set(told.problems.map(nameOf))
      const isNew = ({ severity }: Problem) => severity === 'error'
      const fresh = next.problems.filter((each) => !known.has(nameOf(each)))
      isOpen = next.errors > 0 && (isOpen || fresh.some(isNew))
      if (
        next.errors > 0 ||
        told.errors + told.warnings > 0 ||
        next.warnings > 0
      ) {
        told = next
        show()
      }
    },
    setAway: (next) => {
      if (next === isAway) return
      isAway = next
      show()
    },
    turnTo: (next) => {
      if (next === pageFile) return
      pageFile = next
      if (host.isConnected) show()
    },
  }
}

/** Line numbers move with every edit above. */
function nameOf({ code, file, message }: Problem): string {
  return [code, file, message].join('\n')
}

function isDark(): boolean {
  return document.documentElement.dataset['colorMode'] === 'dark'
}

/** What is read out at once: how much is wrong, and the first of it. */
function announcement(told: Told, [first]: readonly Problem[]): HTMLElement {
  const text = first ? `: ${placeOf(first)}: ${first.message}` : ''
  return element('p', { class: 'told', role: 'alert' }, countText(told) + text)
}

function region(
  told: Told,
  problems: readonly Problem[],
  kind: string,
  close: () => void,
): HTMLElement {
  const button = element(
    'button',
    { type: 'button' },
    ...['Close', element('kbd', { 'aria-hidden': 'true' }, 'Esc')],
  )
  button.addEventListener('click', close)
  const head = element(
    'header',
    {},
    element('h2', { id: 'title' }, countText(told)),
    button,
  )
  const list = element(
    'ol',
    { tabindex: '0', 'aria-labelledby': 'title' },
    ...problems.map(problemItem),
    ...more(told, problems),
  )
  return element(
    'section',
    { class: kind, 'aria-label': 'Problems of the site' },
    ...[head, list],
  )
}

function more(
  { errors, warnings }: Told,
  { length }: readonly Problem[],
): HTMLElement[] {
  const left = errors + warnings - length
  if (left === 0) return []
  const text = `The terminal lists ${left} more.`
  return [element('li', {}, text)]
}

function opener(told: Told, kind: string, open: () => void): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: `open ${kind}` },
    countText(told),
  )
  button.addEventListener('click', open)
  return button
}

function awayNote(): HTMLElement {
  return element(
    'p',
    { class: 'away', role: 'status' },
    'gwdocs does not answer. This page follows again once it does.',
  )
}
