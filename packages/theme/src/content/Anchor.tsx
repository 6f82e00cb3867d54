import type { ComponentProps } from 'react'
import { isExternal } from './is-external.ts'

export type AnchorProps = ComponentProps<'a'>

/** A link in an article: it opens a new tab when it leaves the site. */
export function Anchor(props: AnchorProps) {
  if (!isExternal(props.href)) return <a {...props} />
  return <a target="_blank" rel="noopener noreferrer" {...props} />
}
