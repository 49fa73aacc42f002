import { noReasonGiven, otherReason } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'

type ReasonList = 'failure_reasons' | 'cancel_reasons'

/**
 * The entry of the settings' catalogue that a stored reason belongs to, so that figures count entries and not spellings:
 * case and accents make no difference, and what is not in the catalogue is one group.
 */
export function reasonGroup(reason: RawBuilder<string | null>, list: ReasonList): RawBuilder<string> {
  const entries = sql.ref(`settings.${list}`)
  return sql<string>`(
    select case
      when ${reason} is null then ${noReasonGiven}
      when ${reason} = any(${entries}) then ${reason}
      else coalesce(
        (select entry from unnest(${entries}) as entry where f_search(entry) = f_search(${reason}) limit 1),
        ${otherReason}
      )
    end
    from settings
  )`
}

/** Whether a stored reason is the one that is looked for: a group, or a free text exactly as it was written. */
export function isReason(reason: RawBuilder<string | null>, list: ReasonList, wanted: string): RawBuilder<boolean> {
  return sql<boolean>`(${reason} = ${wanted} or ${reasonGroup(reason, list)} = ${wanted})`
}
