import { z } from 'zod'

const origin = /(?:https?:\/\/)?(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?/.source

function listOf(pattern: string, error: string) {
  const whole = new RegExp(`^(?:${pattern})$`)
  return z.array(z.string().regex(whole, { error })).default([])
}

const example =
  'an origin such as `https://example.com` or `https://*.example.com`'

/** For what runs, or says how pages look: only who is named. */
const origins = listOf(origin, example)

/** For what is only shown: addresses that hold the thing itself, too. */
const shownOrigins = listOf(
  `${origin}|data:|blob:`,
  `${example}, or \`data:\` or \`blob:\``,
)

const connections = listOf(
  `${origin}|${origin.replace('https?', 'wss?')}`,
  `${example}, or \`wss://example.com\``,
)

const headerName = z.string().regex(/^[\w-]+$/, {
  error: 'the name of a header, such as `Referrer-Policy`',
})

const headerValue = z.string().regex(/^[ -#%-~]+$/, {
  error: 'a line of ASCII characters without `$`, which nginx cannot be told',
})

export const securitySchema = z.strictObject({
  /** Whether pages, and the files for `hosts`, have a Content-Security-Policy. */
  contentSecurityPolicy: z.boolean().default(true),
  /** Other origins from which pages may load something, besides those named in this config. */
  allowedOrigins: z
    .strictObject({
      scripts: origins,
      styles: origins,
      images: shownOrigins,
      /** What `iframe` shows. */
      frames: shownOrigins,
      /** Video and sound. */
      media: shownOrigins,
      fonts: shownOrigins,
      /** What scripts may talk to. */
      connections,
    })
    .prefault({}),
  /** What content means that loads something from an origin which is not among them. */
  unlistedOrigins: z.enum(['error', 'warn', 'ignore']).default('warn'),
  /** Where browsers report what the policy has stopped; told in headers alone. */
  reportTo: z
    .string()
    .regex(/^https:\/\/[\w.~:/?#@!&()*+=%-]+$/, {
      error: 'an address such as `https://reports.example.com/csp`',
    })
    .optional(),
  /** Headers that hosts send with every answer: another value, a further one, or `false` for none. */
  headers: z
    .record(headerName, z.union([headerValue, z.literal(false)]))
    .refine(
      (headers) =>
        !Object.keys(headers).some((name) =>
          /^content-security-policy$/i.test(name),
        ),
      {
        error:
          'headers without `Content-Security-Policy`: pages name the policy too, so `allowedOrigins` and `contentSecurityPolicy` say what is in it',
      },
    )
    .default({}),
})

export type SecurityConfig = z.output<typeof securitySchema>
export type OriginKind = keyof SecurityConfig['allowedOrigins']
