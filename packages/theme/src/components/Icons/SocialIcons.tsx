import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Plain drawings of what a service is for; nobody's trademark. */
const drawings: Readonly<Record<string, ReactNode>> = {
  github: (
    <>
      <circle cx="7" cy="5.5" r="2" />
      <circle cx="7" cy="18.5" r="2" />
      <circle cx="17" cy="8.5" r="2" />
      <path d="M7 7.5v9M17 10.5c0 3.5-4 3-7 4.5" />
    </>
  ),
  x: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  twitter: <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />,
  linkedin: (
    <>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
      <path d="M8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5M3.5 13h17" />
    </>
  ),
  stackoverflow: (
    <path d="m12 3.5 8.5 4.5-8.5 4.5L3.5 8ZM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5" />
  ),
  bluesky: (
    <path d="M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.700 1.300A3.5 3.5 0 0 1 17 18.5Z" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="6.5" width="17" height="13" rx="2.5" />
      <circle cx="12" cy="13" r="3.25" />
      <path d="M8.5 6.5 10 4.5h4l1.5 2" />
    </>
  ),
  threads: (
    <>
      <circle cx="12" cy="12" r="3.5" />
      <path d="M15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.900" />
    </>
  ),
  mastodon: (
    <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5ZM8 8.5h8M8 12h5" />
  ),
  twitch: (
    <>
      <rect x="3.5" y="5" width="17" height="11.5" rx="2" />
      <path d="M8.5 20h7M12 16.5V20M10 8.5v4M14 8.5v4" />
    </>
  ),
  youtube: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="3" />
      <path d="m10.5 9.5 4.5 2.5-4.5 2.5Z" />
    </>
  ),
  email: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
}

/** A globe stands for a service that is not known. */
const globe = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </>
)

export function SocialIcon({ service }: { service: string }) {
  return <Icon>{drawings[service] ?? globe}</Icon>
}
