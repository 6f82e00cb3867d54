import { z } from 'zod'
import {
  type ReplaceableName,
  replaceableNames,
} from '../shared/replaceable.ts'

const modulePath = z.string().min(1)

/** A module of the site whose default export stands in place of a component of the theme. */
const replacement = z.union([
  modulePath,
  z.strictObject({
    /** From the site's folder: `./src/Footer.tsx`. */
    path: modulePath,
    /** The version of the component's contract for which the module was written. */
    contract: z.int().positive().optional(),
  }),
])

const shape = Object.fromEntries(
  replaceableNames.map((name) => [name, replacement.optional()]),
) as Record<ReplaceableName, z.ZodOptional<typeof replacement>>

/** Name of a component of the theme → the site's own. */
export const componentsSchema = z.strictObject(shape)

export type ReplacementConfig = z.output<typeof replacement>
