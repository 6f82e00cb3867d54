import type { SocialModel } from '@gwdocs/core'
import { SocialIcon } from '../Icons/SocialIcons.tsx'

export type SocialLinksProps = { socials: readonly SocialModel[] }

/** An author's accounts elsewhere; each link is called by the author and the service. */
export function SocialLinks({ socials }: SocialLinksProps) {
  if (socials.length === 0) return null
  return (
    <ul className="gw-socials">
      {socials.map(({ service, label, href }) => (
        <li key={service}>
          <a
            className="gw-social"
            href={href}
            aria-label={label}
            title={label}
            rel="me noopener noreferrer"
          >
            <SocialIcon service={service} />
          </a>
        </li>
      ))}
    </ul>
  )
}
