import { z } from 'zod'

const path = z.string().min(1)

const redirect = z.strictObject({
  /** Addresses that no longer have a page. */
  from: z.union([path, z.array(path)]),
  /** A page of this site, or any other address. */
  to: path,
})

/** Further addresses for a page, by its path: the ones from which readers are sent there. */
export type CreateRedirects = (
  routePath: string,
) => string | readonly string[] | undefined

const rule = z.union([
  redirect,
  z.custom<CreateRedirects>((value) => typeof value === 'function'),
])

/** One rule or several; a rule is a redirect, or a function that names old addresses. */
export const redirectsSchema = z
  .union([rule, z.array(rule)])
  .transform((rules) => [rules].flat())

export type RedirectRule = z.output<typeof rule>
