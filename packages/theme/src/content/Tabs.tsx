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
  /** The tabs in their order; without it, that of the items. */
  values?: readonly { readonly value: string; readonly label?: string }[]
  defaultValue?: string | null
  /** Every panel is in the page in any case, so that it is found and read without script. */
  lazy?: boolean
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
  const listed = values
    ? values.flatMap(
        ({ value }) => items.find(({ props }) => props.value === value) ?? [],
      )
    : items
  const names = listed.map(({ props }) => props.value)
  const chosen = names.includes(defaultValue ?? '')
    ? defaultValue
    : (listed.find(({ props }) => props.default)?.props.value ?? names[0])
  return listed.map(({ props: { value, label, children: content } }) => ({
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
