import { missingMessage, type OccurrenceChanges } from '@malote/api-client'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'
import { toInstant } from '../../orders/order/local-time.ts'

export interface OccurrenceEdit {
  /** Empty when the occurrence has no owner. */
  ownerId: string
  /** A minute in the zone of the viewer. */
  due: string
}

/** The changes of an edit, or the message for its due time. */
type CheckedEdit = { changes: Pick<OccurrenceChanges, 'ownerId' | 'dueAt'> } | { due: string }

/**
 * Only changed fields are sent: the due time of an occurrence has seconds, which the field does not have, and another
 * user may have changed the other field. A past due time is no goal; one that has passed may stay.
 */
export function toOccurrenceChanges(
  edit: OccurrenceEdit,
  before: OccurrenceEdit,
  zone: string,
  now: Date,
): CheckedEdit {
  const { ownerId, due } = getChangedFields(edit, before)
  const changes = ownerId === undefined ? {} : { ownerId: ownerId || null }
  if (due === undefined) return { changes }
  const [day = '', time = ''] = due.split('T')
  const dueAt = toInstant(zone, day, time)
  if (!dueAt) return { due: missingMessage }
  if (Date.parse(dueAt) < now.getTime()) return { due: 'Este prazo já passou: escolha um a partir de agora.' }
  return { changes: { ...changes, dueAt } }
}
