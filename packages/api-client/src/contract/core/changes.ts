import * as z from 'zod/mini'
import { Instant, NamedRef } from './primitives.ts'

/** A changed field: a JSON pointer into the written order, and its value before and after. */
export const FieldChange = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  to: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export type FieldChange = z.infer<typeof FieldChange>

/** A change made since the caller's version, reported with `version_conflict`. */
export const ConflictingChange = z.object({
  ...FieldChange.shape,
  /** Who made the change; null is the system. */ actor: z.nullable(NamedRef),
  at: Instant,
})
export type ConflictingChange = z.infer<typeof ConflictingChange>
