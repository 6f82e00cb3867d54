import { wellFormed } from '../shared/well-formed.ts'

type Service = {
  readonly label: string
  readonly urlOf: (handle: string) => string
}

/** Services whose accounts can be named by a handle alone. */
const services: Readonly<Record<string, Service>> = {
  x: { label: 'X', urlOf: (handle) => `https://x.com/${handle}` },
  twitter: {
    label: 'Twitter',
    urlOf: (handle) => `https://twitter.com/${handle}`,
  },
  github: {
    label: 'GitHub',
    urlOf: (handle) => `https://github.com/${handle}`,
  },
  linkedin: {
    label: 'LinkedIn',
    urlOf: (handle) => `https://www.linkedin.com/in/${handle}/`,
  },
  stackoverflow: {
    label: 'Stack Overflow',
    urlOf: (id) => `https://stackoverflow.com/users/${id}`,
  },
  bluesky: {
    label: 'Bluesky',
    urlOf: (handle) => `https://bsky.app/profile/${handle}`,
  },
  instagram: {
    label: 'Instagram',
    urlOf: (handle) => `https://www.instagram.com/${handle}/`,
  },
  threads: {
    label: 'Threads',
    urlOf: (handle) => `https://www.threads.net/@${handle}`,
  },
  mastodon: {
    label: 'Mastodon',
    urlOf: (handle) => `https://mastodon.social/@${handle}`,
  },
  twitch: {
    label: 'Twitch',
    urlOf: (handle) => `https://www.twitch.tv/${handle}`,
  },
  youtube: {
    label: 'YouTube',
    urlOf: (handle) => `https://www.youtube.com/@${handle}`,
  },
  email: { label: 'Email', urlOf: (address) => `mailto:${address}` },
}

export const socialServices: readonly string[] = Object.keys(services)

/**
 * The address of an account.
 *
 * In:  a handle, with or without `@`, or a whole address: `ada`, `@ada`, `https://ada.example`.
 * Out: undefined for what is neither, and for a handle on a service that is not known.
 *
 * @see facts: blog, socials, of Docusaurus classic 3.10
 */
export function socialUrl(service: string, value: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:)/i.test(value)) return value
  const known = Object.hasOwn(services, service) ? services[service] : undefined
  if (!known || value === '' || /[/\s]/.test(value)) return undefined
  return known.urlOf(encodeURI(wellFormed(value.replace(/^@/, ''))))
}

/** What people call a service: `github` is GitHub. */
export function socialLabel(service: string): string {
  if (Object.hasOwn(services, service)) return services[service]?.label ?? ''
  return service.charAt(0).toUpperCase() + service.slice(1)
}
