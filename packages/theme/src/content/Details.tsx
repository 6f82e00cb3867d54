import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
} from 'react'

export type DetailsProps = Omit<ComponentProps<'details'>, 'summary'> & {
  summary?: ReactNode
}

/** `<Details summary="…">` in MDX; a `<summary>` among the children does as well. */
export function Details({ summary, children, ...rest }: DetailsProps) {
  const items = Children.toArray(children)
  const own = items.find(
    (item) => isValidElement(item) && item.type === 'summary',
  )
  return (
    <details {...rest}>
      {own ?? toSummary(summary)}
      <div className="gw-details-body">
        {items.filter((item) => item !== own)}
      </div>
    </details>
  )
}

function toSummary(summary: ReactNode): ReactNode {
  if (summary === undefined || summary === null) return null
  const isElement = isValidElement(summary) && summary.type === 'summary'
  return isElement ? summary : <summary>{summary}</summary>
}
