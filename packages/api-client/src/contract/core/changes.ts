import * as z from 'zod/mini'
import { Instant, NamedRef } from './primitives.ts'

/** A field that changed: a JSON pointer into the order as it is written, and its value before and after. */
export const FieldChange = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  to: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export type FieldChange = z.infer<typeof FieldChange>

/** A change that somebody made meanwhile, as a `version_conflict` tells it. */
export const MadeChange = z.object({
  ...FieldChange.shape,
  /** Who did it; null is the system. */ actor: z.nullable(NamedRef),
  at: Instant,
})
export type MadeChange = z.infer<typeof MadeChange>
