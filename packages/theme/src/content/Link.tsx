import type { AnchorProps } from './Anchor.tsx'
import { Anchor } from '../replaceable/Anchor.ts'
import { addBaseUrl, useSite } from './page-context.ts'

export type LinkProps = AnchorProps & { to?: string }

/** `<Link to="…">` in MDX. */
export function Link({ to, href, ...rest }: LinkProps) {
  const site = useSite()
  const target = (href ?? to)?.replace(/^pathname:\/\//, '')
  const whole = target && site ? addBaseUrl(target, site) : target
  return <Anchor href={whole} {...rest} />
}
