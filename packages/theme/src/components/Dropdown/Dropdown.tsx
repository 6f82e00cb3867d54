import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
import type { NavbarItem } from '@gwdocs/core'
import { useIsHydrated } from '../../stores/hydration.ts'
import { ChevronIcon, LanguagesIcon } from '../Icons/Icons.tsx'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import { nextIndex } from './next-index.ts'
import { useDismissal } from './use-dismissal.ts'

export type DropdownProps = {
  item: Extract<NavbarItem, { type: 'dropdown' }>
  id: string
  externalLabel: string
}

/** `hovered`: it closes when the pointer leaves; `pinned`: it was asked for, and stays. */
type State = 'closed' | 'hovered' | 'pinned'

/** A list of links behind a button; before hydration, CSS opens it on hover and focus. */
export function Dropdown({ item, id, externalLabel }: DropdownProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('closed')
  const isOpen = state !== 'closed'
  const close = useCallback(() => setState('closed'), [])
  useDismissal(ref, isOpen, close)
  const isHydrated = useIsHydrated()
  const isActive = item.items.some((each) => each.isActive)
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
        className="gw-navbar-link gw-dropdown-button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-gw-active={isActive || undefined}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      >
        <DropdownLabel item={item} />
        <ChevronIcon className="gw-dropdown-chevron" />
      </button>
      <ul id={id} className="gw-dropdown-menu">
        {item.items.map((each) => (
          <li key={each.href}>
            <ItemLink
              item={each}
              className="gw-dropdown-link"
              externalLabel={externalLabel}
              current={each.isActive ? 'true' : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the label only names the current item, whoever hears it is told what the items are. */
function DropdownLabel({ item }: Pick<DropdownProps, 'item'>) {
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
  // The menu must be visible before a link of it can take the focus.
  requestAnimationFrame(() => links[target]?.focus())
}
