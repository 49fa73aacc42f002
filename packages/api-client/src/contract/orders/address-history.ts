import * as z from 'zod/mini'
import { Id, Instant } from '../core/primitives.ts'
import { NewStop } from './new-service-order.ts'

/** The days whose deliveries count: older ones describe who opened the door then. */
export const addressHistoryDays = 365

const { postalCode, street, number, complement, state } = NewStop.shape.address.shape

/** The addresses whose earlier deliveries are read: of one company, never of another one. */
export const AddressHistoryQuery = z.object({
  companyId: Id,
  addresses: z
    .array(z.object({ postalCode, street, number, complement, state }))
    .check(z.minLength(1), z.maxLength(20)),
})
export type AddressHistoryQuery = z.output<typeof AddressHistoryQuery>

/** What happened at the drop-offs of an address within `addressHistoryDays`, of at most the 50 newest orders. */
export const AddressHistory = z.object({
  /** The number of completed drop-offs. */
  deliveries: z.int(),
  /** The failed attempts by reason, the most frequent first, at most three. The parts of the day are those of the address. */
  failures: z.array(
    z.object({
      reason: z.string(),
      total: z.int(),
      /** Before noon. */
      morning: z.int(),
      /** From noon to six in the evening. */
      afternoon: z.int(),
      /** After six in the evening. */
      evening: z.int(),
      lastAt: Instant,
    }),
  ),
  /** Who received, the most frequent first, at most three. */
  receivers: z.array(z.object({ name: z.string(), total: z.int(), lastAt: Instant })),
  /** The newest instructions for this address. */
  instructions: z.nullable(z.string()),
})
export type AddressHistory = z.infer<typeof AddressHistory>
