import { Fragment, type ReactNode } from 'react'
import { useSite } from './page-context.ts'
import { translationOf } from '../compat/current-translations.ts'

export type TranslateProps = {
  /** The text, in the language in which the site is written. */
  children?: string
  id?: string
  description?: string
  values?: Readonly<Record<string, ReactNode>>
}

/** `<Translate values={{name}}>Hello {name}</Translate>` */
export function Translate({ children, id, values = {} }: TranslateProps) {
  const translations = useSite()?.translations
  return translationOf(id, children ?? id ?? '', translations ?? {})
    .split(/(\{\w+\})/)
    .map((part, index) => (
      <Fragment key={index}>{valueOf(part, values)}</Fragment>
    ))
}

function valueOf(
  part: string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const name = /^\{(\w+)\}$/.exec(part)?.[1]
  return name !== undefined && name in values ? values[name] : part
}
