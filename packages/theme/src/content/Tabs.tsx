import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

export type TabItemProps = {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}

/** Shown by the `Tabs` around it, which knows the labels. */
export function TabItem({ children }: TabItemProps) {
  return children
}

export type TabsProps = {
  values?: readonly { readonly value: string; readonly label?: string }[]
  defaultValue?: string | null
  groupId?: string
  queryString?: boolean | string
  children?: ReactNode
}

/**
 * Panels under one another, each below its label: complete without script.
 * `enhanceTabs` turns them into tabs.
 */
export function Tabs(props: TabsProps) {
  const { groupId, queryString } = props
  const query = queryString === true ? groupId : queryString || undefined
  return (
    <div
      className="gw-tabs"
      data-gw-tabs=""
      data-gw-group={groupId}
      data-gw-query={query}
    >
      {panelsOf(props).map(({ value, label, isDefault, content }) => (
        <section
          key={value}
          className="gw-tab-panel"
          data-gw-value={value}
          data-gw-default={isDefault || undefined}
        >
          <p className="gw-tab-label">{label}</p>
          {content}
        </section>
      ))}
    </div>
  )
}

function panelsOf({ values, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(isTabItem)
  const chosen =
    defaultValue ??
    items.find(({ props }) => props.default)?.props.value ??
    items[0]?.props.value
  return items.map(({ props: { value, label, children: content } }) => ({
    value,
    label:
      label ?? values?.find((each) => each.value === value)?.label ?? value,
    isDefault: value === chosen,
    content,
  }))
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return (
    isValidElement<Partial<TabItemProps>>(child) &&
    child.props.value !== undefined
  )
}
