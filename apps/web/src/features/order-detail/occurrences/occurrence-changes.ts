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

/** Only changed fields are sent, because another user may have changed the other one. The server rejects a past due time. */
export function toOccurrenceChanges(edit: OccurrenceEdit, before: OccurrenceEdit, zone: string): CheckedEdit {
  const { ownerId, due } = getChangedFields(edit, before)
  const changes = ownerId === undefined ? {} : { ownerId: ownerId || null }
  if (due === undefined) return { changes }
  const [day = '', time = ''] = due.split('T')
  const dueAt = toInstant(zone, day, time)
  return dueAt ? { changes: { ...changes, dueAt } } : { due: missingMessage }
}
