import * as z from 'zod/mini'
import { Instant, paragraph } from '../core/primitives.ts'

/** A recipient's rating of a delivery. */
export const NewRating = z.object({
  /** From 1, the worst, to 5. */
  score: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.nullish(paragraph(500)),
})
export type NewRating = z.output<typeof NewRating>

/** A stored rating. It can be changed for 24 hours. */
export const Rating = z.object({
  score: z.int(),
  comment: z.nullable(z.string()),
  createdAt: Instant,
  changeableUntil: Instant,
})
export type Rating = z.infer<typeof Rating>
