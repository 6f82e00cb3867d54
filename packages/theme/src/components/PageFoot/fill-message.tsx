import { Fragment, type ReactNode } from 'react'

/** A message whose placeholders are elements: `on {date}` with a `time`. */
export function fillMessage(
  template: string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? (values[part] ?? `{${part}}`) : part}
      </Fragment>
    ))
}
