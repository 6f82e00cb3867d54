import { z } from 'zod'

/** What pages need in browsers. */
export const clientSchema = z.strictObject({
  /** What renders components, here and in browsers: React, or Preact, a small stand-in for it. */
  runtime: z.enum(['react', 'preact']).default('react'),
})

export type Runtime = z.output<typeof clientSchema>['runtime']
