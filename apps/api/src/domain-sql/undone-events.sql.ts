import { type RawBuilder, sql } from 'kysely'

/** SQL for whether a status event was not undone by a later one. `event` is the alias of the event's row. */
export const isNotUndone: RawBuilder<boolean> = sql<boolean>`not exists (
  select from service_order_events as undo
  where undo.service_order_id = event.service_order_id and undo.undoes_event_id = event.id
)`
