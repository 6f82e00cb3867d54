import { z } from 'zod'

const host = z.enum(['netlify', 'cloudflare', 'vercel', 'nginx', 'apache'])

/** Hosts for which the build writes what they do with addresses: files in their own formats. */
export const hostsSchema = z
  .array(host)
  .default([])
  .refine(
    (hosts) => !(hosts.includes('netlify') && hosts.includes('cloudflare')),
    { error: 'one of `netlify` and `cloudflare`: both read `_redirects`' },
  )

export type Host = z.output<typeof host>
