import { noReasonGiven, otherReason } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'

type ReasonList = 'failure_reasons' | 'cancel_reasons'

/**
 * SQL for the entry of the settings' catalogue that a stored reason belongs to, so that reports count entries and not
 * spellings: case and accents are ignored, and all other texts are one group.
 */
export function reasonGroup(reason: RawBuilder<string | null>, list: ReasonList): RawBuilder<string> {
  // Does not depend on the row, so that it is read once for each statement.
  const entries = sql`(select ${sql.ref(`settings.${list}`)} from settings)::text[]`
  return sql<string>`(case
    when ${reason} is null then ${noReasonGiven}
    when ${reason} = any(${entries}) then ${reason}
    else coalesce(
      (select entry from unnest(${entries}) as entry where f_search(entry) = f_search(${reason}) limit 1),
      ${otherReason}
    )
  end)`
}

/** SQL for whether a stored reason matches a value: a group, or an exact free text. */
export function isReason(reason: RawBuilder<string | null>, list: ReasonList, value: string): RawBuilder<boolean> {
  return sql<boolean>`(${reason} = ${value} or ${reasonGroup(reason, list)} = ${value})`
}
