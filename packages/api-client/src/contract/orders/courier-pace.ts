import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/primitives.ts'

/** The deliveries of how many days are measured. */
export const measuredDays = 28

const Minutes = z.nullable(z.number())

/** How long the work of couriers takes: medians of recent deliveries. Null: too few were measured. */
export const CourierPace = z.object({
  /** The number of ways from a stop to the next that were measured. */
  measuredLegs: z.int(),
  /** From the end of a stop to the end of the next one. */
  minutesPerLeg: Minutes,
  /** At a stop, without the way to it. */
  minutesPerStop: Minutes,
  /** On the way, for each kilometre of straight line. */
  minutesPerKilometre: Minutes,
  /** From the collection of an order to its delivery. */
  minutesToDeliver: Minutes,
  /** How many orders a courier carries out in an hour, by the settings. */
  ordersPerHour: z.int(),
})
export type CourierPace = z.infer<typeof CourierPace>

export const couriers = {
  pace: endpoint({
    id: 'couriers.pace',
    method: 'GET',
    path: '/v1/couriers/pace',
    summary: 'Mede quanto as paradas e os caminhos demoram, pelas entregas recentes que a pessoa pode ver.',
    query: z.object({ companyId: z.optional(Id) }),
    response: CourierPace,
    roles: ['operator', 'admin'],
    errors: ['not_found', 'query_too_slow'],
  }),
}
