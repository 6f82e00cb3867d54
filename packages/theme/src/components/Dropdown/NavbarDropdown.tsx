import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
import type { NavbarItem } from '@gwdocs/core'
import { usePreferred } from '../../stores/preferred-version.ts'
import { useIsHydrated } from '../../stores/hydration.ts'
import { ChevronIcon, LanguagesIcon } from '../Icons/Icons.tsx'
import { MenuItemView } from '../ItemLink/MenuItemView.tsx'
import { nextIndex } from './next-index.ts'
import { useDismissal } from './use-dismissal.ts'

export type NavbarDropdownProps = {
  item: Extract<NavbarItem, { type: 'dropdown' }>
  id: string
  externalLabel: string
  /** Address of the page that is shown. */
  pageHref: string
}

/** `hovered`: it closes when the pointer leaves; `pinned`: it was asked for, and stays. */
type State = 'closed' | 'hovered' | 'pinned'

/** A list of links behind a button; before hydration, CSS opens it on hover and focus. */
export function NavbarDropdown(props: NavbarDropdownProps) {
  const { item, id, externalLabel, pageHref } = props
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('closed')
  const isOpen = state !== 'closed'
  const close = useCallback(() => setState('closed'), [])
  useDismissal(ref, isOpen, close)
  const isHydrated = useIsHydrated()
  // A menu of choices always has one that is chosen: that makes it no part of the site.
  const isSection = item.menuLabel === undefined
  const isActive =
    isSection && item.items.some((each) => 'isActive' in each && each.isActive)
  return (
    <div
      ref={ref}
      className="gw-dropdown"
      data-gw-state={isHydrated ? (isOpen ? 'open' : 'closed') : undefined}
      onKeyDown={(event) => onKeyDown(event, ref, () => setState('pinned'))}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && !isOpen) setState('hovered')
      }}
      onPointerLeave={() => {
        if (state === 'hovered') close()
      }}
    >
      <button
        type="button"
        className={['gw-navbar-link gw-dropdown-button', item.className]
          .filter(Boolean)
          .join(' ')}
        aria-expanded={isOpen}
        aria-controls={id}
        data-gw-active={isActive || undefined}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      >
        <DropdownLabel item={item} />
        <ChevronIcon className="gw-dropdown-chevron" />
      </button>
      <ul id={id} className="gw-dropdown-menu">
        {item.items.map((each, index) => (
          <li key={index}>
            <MenuItemView
              item={each}
              className={
                'html' in each ? 'gw-dropdown-html' : 'gw-dropdown-link'
              }
              externalLabel={externalLabel}
              pageHref={pageHref}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the label only names the current item, whoever hears it is told what the items are. */
function DropdownLabel(props: Pick<NavbarDropdownProps, 'item'>) {
  const item = usePreferred(props.item)
  return (
    <>
      {item.icon === 'languages' && (
        <LanguagesIcon className="gw-dropdown-icon" />
      )}
      {item.menuLabel !== undefined && (
        <span className="gw-visually-hidden">{item.menuLabel} </span>
      )}
      {item.label}
    </>
  )
}

function onKeyDown(
  event: KeyboardEvent<HTMLElement>,
  ref: RefObject<HTMLElement | null>,
  open: () => void,
): void {
  const links = [...(ref.current?.querySelectorAll('a') ?? [])]
  const focused = links.findIndex((link) => link === document.activeElement)
  const target = nextIndex(event.key, focused, links.length)
  if (target === undefined) return
  event.preventDefault()
  open()
  const link = links[target]
  link?.focus()
  // The menu must be visible before a link of it can take the focus.
  if (document.activeElement !== link)
    requestAnimationFrame(() => link?.focus())
}
