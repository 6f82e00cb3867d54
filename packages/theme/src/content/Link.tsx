import type { ComponentProps } from 'react'
import { addBaseUrl, useSite } from './page-context.ts'
import { isExternal } from './is-external.ts'

export type AnchorProps = ComponentProps<'a'>

/** A link in an article: it opens a new tab when it leaves the site. */
export function Anchor(props: AnchorProps) {
  if (!isExternal(props.href)) return <a {...props} />
  return <a target="_blank" rel="noopener noreferrer" {...props} />
}

export type LinkProps = AnchorProps & { to?: string }

/** `<Link to="…">` in MDX. */
export function Link({ to, href, ...rest }: LinkProps) {
  const site = useSite()
  const target = (href ?? to)?.replace(/^pathname:\/\//, '')
  const whole = target && site ? addBaseUrl(target, site) : target
  return <Anchor href={whole} {...rest} />
}
