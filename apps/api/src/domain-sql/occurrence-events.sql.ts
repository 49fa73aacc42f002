import { type RawBuilder, sql } from 'kysely'

/**
 * SQL for whether an event is about an occurrence. A failed attempt opens one, so such an event may be between those of a
 * step.
 */
export const isAboutOccurrence = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`starts_with(${sql.ref(alias)}.type, 'occurrence_')`
