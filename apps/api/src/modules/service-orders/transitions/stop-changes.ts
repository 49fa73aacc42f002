import type { Updateable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import type { StopRow } from '../order-rows.sql.ts'

export type StopColumns = Updateable<Tables['service_order_stops']>

/** The changes of one stop. */
export interface StopChange {
  readonly id: string
  readonly set: StopColumns
}

/** The columns of a stop without an outcome. */
export const reset: StopColumns = { state: 'pending', completed_at: null, receiver_name: null, failure_reason: null }

/** Changes the same columns of several stops. */
export const change = (stops: readonly StopRow[], set: StopColumns): StopChange[] =>
  stops.map(({ id }) => ({ id, set }))

export const getPickup = (stops: readonly StopRow[]): StopRow[] => stops.filter((stop) => stop.kind === 'pickup')
export const getDropoffs = (stops: readonly StopRow[]): StopRow[] => stops.filter((stop) => stop.kind === 'dropoff')
export const undelivered = (stops: readonly StopRow[]): StopRow[] => stops.filter((stop) => stop.state !== 'completed')

/** Whether the courier is on the way to a stop, or at it. At most one stop of an order is. */
export const isBeingServed = ({ state }: StopRow): boolean => state === 'en_route' || state === 'arrived'

/** The courier does not continue to the stop that was next. */
export const haltRoute = (stops: readonly StopRow[]): StopChange[] =>
  change(stops.filter(isBeingServed), { state: 'pending' })

/** The courier starts with the first drop-off that is not completed; failed ones are attempted again. */
export const setOut = (stops: readonly StopRow[]): StopChange[] =>
  undelivered(getDropoffs(stops)).map(({ id }, index) => ({
    id,
    set: { ...reset, state: index === 0 ? ('en_route' as const) : ('pending' as const) },
  }))
