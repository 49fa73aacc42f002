import { type RawBuilder, sql } from 'kysely'
import { isNotUndone } from './undone-events.sql.ts'

/**
 * SQL for whether an event is a failed attempt. The end of a hold, which returns an order to `failed`, is none. `event` is
 * the alias of the event's row.
 */
export const isFailedAttempt: RawBuilder<boolean> = sql<boolean>`(
  event.type = 'status_changed' and event.to_status = 'failed' and event.from_status <> 'on_hold' and ${isNotUndone}
)`
