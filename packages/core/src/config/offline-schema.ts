import { z } from 'zod'

/**
 * Whether readers can read offline what they have read before. `remove` takes that back: what
 * their browsers keep is removed at their next visit. Leave it so for as long as readers may
 * come who have not been there since.
 */
export const offlineSchema = z
  .union([z.boolean(), z.literal('remove')])
  .default(false)
