import { nextIndex } from '../components/Dropdown/next-index.ts'

const groupKey = (group: string) => `gw-tabs-${group}`

/**
 * Turns every block of stacked panels in `root` into tabs; doing so twice changes nothing.
 *
 * Tabs of one group follow each other, and the choice is kept for the next visit.
 */
export function enhanceTabs(root: ParentNode): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-gw-tabs]')) {
    if (tabs.dataset['gwTabs'] === '') enhance(tabs)
  }
  const target = hashTarget()
  // What stood above it has folded up.
  if (target?.closest('.gw-tab-panel'))
    target.scrollIntoView({ behavior: 'instant' })
}

/** Shows the panels in which a place lies, for now. Out: whether one was hidden. */
export function openPanelsAround(place: Element): boolean {
  const panel = place.closest<HTMLElement>('.gw-tab-panel[hidden]')
  const tabs = panel?.closest<HTMLElement>('[data-gw-tabs]')
  if (!panel || !tabs) return false
  select(tabs, panel.dataset['gwValue'])
  openPanelsAround(tabs)
  return true
}

/** The value of the tab that is shown; undefined before they are tabs. */
export function chosenTab(tabs: HTMLElement): string | undefined {
  return tabsOf(tabs).find(
    (tab) => tab.getAttribute('aria-selected') === 'true',
  )?.dataset['gwValue']
}

/** Which panel is shown first, once these are tabs: as if the author had said so. */
export function startWithTab(tabs: HTMLElement, value: string): void {
  const panels = panelsOf(tabs)
  const first = panels.find((panel) => panel.dataset['gwValue'] === value)
  if (!first) return
  for (const panel of panels) delete panel.dataset['gwDefault']
  first.dataset['gwDefault'] = 'true'
}

function hashTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

function enhance(tabs: HTMLElement): void {
  const panels = panelsOf(tabs)
  if (panels.length === 0) return
  tabs.dataset['gwTabs'] = 'ready'
  const id = `gw-tabs-${document.querySelectorAll('[data-gw-tabs="ready"]').length}`
  const list = document.createElement('div')
  list.className = 'gw-tab-list'
  list.setAttribute('role', 'tablist')
  list.append(
    ...panels.map((panel, index) => createTab(panel, `${id}-${index}`)),
  )
  tabs.prepend(list)
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) choose(tabs, target.dataset['gwValue'])
  })
  list.addEventListener('keydown', (event) => moveByKey(event, tabs))
  select(tabs, initialValue(tabs, panels))
}

function createTab(panel: HTMLElement, id: string): HTMLButtonElement {
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.id = id
  tab.className = 'gw-tab'
  tab.textContent =
    panel.querySelector(':scope > .gw-tab-label')?.textContent ?? ''
  tab.dataset['gwValue'] = panel.dataset['gwValue'] ?? ''
  tab.setAttribute('role', 'tab')
  panel.id ||= `${id}-panel`
  tab.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', id)
  panel.tabIndex = 0
  return tab
}

function initialValue(
  tabs: HTMLElement,
  panels: readonly HTMLElement[],
): string | undefined {
  const { gwGroup, gwQuery } = tabs.dataset
  const target = hashTarget()
  const named = panels.find((panel) => panel.contains(target))?.dataset[
    'gwValue'
  ]
  const asked = gwQuery && new URLSearchParams(location.search).get(gwQuery)
  const kept = gwGroup && readKept(gwGroup)
  const values = panels.map((panel) => panel.dataset['gwValue'])
  const usual = panels.find((panel) => panel.dataset['gwDefault'])?.dataset[
    'gwValue'
  ]
  return (
    [named, asked, kept, usual].find(
      (value) => value && values.includes(value),
    ) || values[0]
  )
}

/** A choice of the reader: shown here and in the group, kept, written to the address. */
function choose(tabs: HTMLElement, value: string | undefined): void {
  if (value === undefined) return
  const { gwGroup, gwQuery } = tabs.dataset
  // Panels above may change their height: what was clicked stays where it is.
  const before = tabs.getBoundingClientRect().top
  select(tabs, value)
  if (gwGroup) selectInGroup(gwGroup, value)
  scrollBy({
    top: tabs.getBoundingClientRect().top - before,
    behavior: 'instant',
  })
  if (gwQuery) writeQuery(gwQuery, value)
}

function selectInGroup(group: string, value: string): void {
  const selector = `[data-gw-tabs="ready"][data-gw-group="${CSS.escape(group)}"]`
  for (const each of document.querySelectorAll<HTMLElement>(selector)) {
    select(each, value)
  }
  try {
    localStorage.setItem(groupKey(group), value)
  } catch {
    // Without storage the choice lasts for this page.
  }
}

function select(tabs: HTMLElement, value: string | undefined): void {
  const panels = panelsOf(tabs)
  if (!panels.some((panel) => panel.dataset['gwValue'] === value)) return
  for (const panel of panels) panel.hidden = panel.dataset['gwValue'] !== value
  for (const tab of tabsOf(tabs)) {
    const isSelected = tab.dataset['gwValue'] === value
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
}

const arrows: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
}

/** Arrows move the focus; Enter and Space, which press a button, choose. */
function moveByKey(event: KeyboardEvent, tabs: HTMLElement): void {
  const all = tabsOf(tabs)
  const focused = all.findIndex((tab) => tab === document.activeElement)
  const target = nextIndex(arrows[event.key] ?? event.key, focused, all.length)
  const tab = target === undefined ? undefined : all[target]
  if (!tab) return
  event.preventDefault()
  tab.focus()
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .gw-tab-panel')]
}

function tabsOf(tabs: HTMLElement): HTMLElement[] {
  return [
    ...tabs.querySelectorAll<HTMLElement>(':scope > .gw-tab-list > .gw-tab'),
  ]
}

function readKept(group: string): string | null {
  try {
    return localStorage.getItem(groupKey(group))
  } catch {
    return null
  }
}

function writeQuery(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
