import { type MouseEvent, useRef } from 'react'
import type { SidebarRest } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import type { LevelEnd } from './known-levels.ts'
import { LevelState } from './LevelState.tsx'
import type { SidebarItemsProps } from './SidebarItems.tsx'
import type { ExpectNew } from './use-focus-on-new.ts'

export type RestOfLevelProps = SidebarItemsProps & {
  end: LevelEnd
  rest: SidebarRest
  expectNew: ExpectNew
}

/**
 * Stands for the items that are left out at one end of a level. It leads to the nearest page
 * among them, which shows what stands around it; where scripts run, the items come in here.
 */
export function RestOfLevel({
  place,
  tree,
  state,
  end,
  rest,
  expectNew,
}: RestOfLevelProps) {
  const { messages } = tree
  const isAsked = state.hasAsked(place, end) && state.status !== 'ready'
  const ref = useRef<HTMLLIElement>(null)
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event) || hasFailed(state)) return
    event.preventDefault()
    expectNew(ref.current, end)
    state.onAsk(place, end)
  }
  const template =
    end === 'before' ? messages.earlierItems : messages.laterItems
  const label = formatMessage(template, { count: rest.count })
  return (
    <>
      <li ref={ref} className="gw-sidebar-rest">
        {rest.href === undefined ? (
          <button type="button" className="gw-sidebar-link" onClick={onClick}>
            {label}
          </button>
        ) : (
          <a className="gw-sidebar-link" href={rest.href} onClick={onClick}>
            {label}
          </a>
        )}
      </li>
      {isAsked && (
        <LevelState
          tree={tree}
          state={state}
          onRetry={() => expectNew(ref.current, end)}
        />
      )}
    </>
  )
}

function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}

/** Then the page that the link leads to is the other way to the items. */
function hasFailed({ status }: SidebarItemsProps['state']): boolean {
  return status === 'failed' || status === 'offline'
}
