import * as z from 'zod/mini'

/** The place of a device when its user took a step (WGS 84), with the radius that the device guarantees. */
export const EventPlace = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracyMeters: z.number().check(z.minimum(0), z.maximum(100_000)),
})
export type EventPlace = z.infer<typeof EventPlace>

/** What a courier's device adds to a step. It is optional everywhere: a denied permission must not block a delivery. */
export const stepEvidence = {
  /** Where the device is, if its user allows it. */
  place: z.optional(EventPlace),
  /** The number of volumes whose labels were scanned. */
  checkedVolumes: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
}

/** The evidence of a step. */
export const StepEvidence = z.object(stepEvidence)
export type StepEvidence = z.infer<typeof StepEvidence>
