import { occurrenceKindLabels } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { notify } from '../../notifications/index.ts'
import { announceInBatches, latestMs } from '../deadlines/announce.service.ts'
import { linkToOrder } from '../notify.service.ts'
import { selectDeadlineReaders, selectOccurrenceReaders } from '../notify.sql.ts'
import { claimOverdueOccurrences, type OccurrenceRow } from './occurrences.sql.ts'

type Occurrence = Pick<
  OccurrenceRow,
  'id' | 'service_order_id' | 'company_id' | 'order_number' | 'kind' | 'owner_id' | 'opened_by_id'
>

interface OccurrenceEvent {
  readonly actorId: string
  /** Whether the change concerns the delivery team only. */
  readonly internal?: boolean
}

/** Without its texts, which may contain personal data. */
const getName = ({ kind }: Occurrence): string => occurrenceKindLabels[kind]

function toInput(ctx: Context, occurrence: Occurrence, subject: string, sentence: string) {
  const { order_number, service_order_id: orderId } = occurrence
  const paragraphs = [sentence, ...linkToOrder(ctx, occurrence)]
  return { orderId, detail: getName(occurrence), email: { subject: `${order_number}: ${subject}`, paragraphs } }
}

/** Notifies the new owner of an occurrence, unless they took it over themselves. */
export async function notifyOwner(ctx: Context, occurrence: Occurrence, { actorId }: OccurrenceEvent): Promise<void> {
  const sentence = `A ocorrência “${getName(occurrence)}” da ordem ${occurrence.order_number} foi passada para você.`
  const input = toInput(ctx, occurrence, 'ocorrência passada para você', sentence)
  await notify(ctx, { type: 'occurrence_assigned', to: [occurrence.owner_id], actorId, ...input })
}

/** Notifies the participants of an occurrence who may read a new comment. The text itself is not sent. */
export async function notifyOfOccurrenceComment(
  ctx: Context,
  occurrence: Occurrence,
  { actorId, internal = false }: OccurrenceEvent,
): Promise<void> {
  const to = await selectOccurrenceReaders(ctx.db, occurrence, internal)
  const sentence = `Há um comentário novo na ocorrência “${getName(occurrence)}” da ordem ${occurrence.order_number}.`
  const input = toInput(ctx, occurrence, 'comentário na ocorrência', sentence)
  await notify(ctx, { type: 'occurrence_commented', to, actorId, ...input })
}

/** Notifies the participants of an occurrence that it was resolved. */
export async function notifyOfResolution(
  ctx: Context,
  occurrence: Occurrence,
  { actorId }: OccurrenceEvent,
): Promise<void> {
  const to = await selectOccurrenceReaders(ctx.db, occurrence, false)
  const sentence = `A ocorrência “${getName(occurrence)}” da ordem ${occurrence.order_number} foi resolvida.`
  const input = toInput(ctx, occurrence, 'ocorrência resolvida', sentence)
  await notify(ctx, { type: 'occurrence_resolved', to, actorId, ...input })
}

/**
 * Notifies the owners of occurrences whose due time has passed, once for each due time; without an owner, the people who assign
 * the orders of the company. Safe to run concurrently on every instance.
 *
 * @returns the number of occurrences that were announced.
 */
export async function notifyOfOverdueOccurrences(ctx: Context): Promise<number> {
  const to = ctx.clock()
  const period = { from: new Date(to.getTime() - latestMs), to }
  return announceInBatches(ctx, (db, limit) => claimOverdueOccurrences(db, period, limit), notifyOfOverdue)
}

async function notifyOfOverdue(ctx: Context, occurrence: Occurrence): Promise<void> {
  const { company_id, owner_id: assignee_id } = occurrence
  const to = await selectDeadlineReaders(ctx.db, { company_id, assignee_id, requested_by_id: null }, false)
  const sentence = `O prazo da ocorrência “${getName(occurrence)}” da ordem ${occurrence.order_number} terminou.`
  await notify(ctx, {
    type: 'occurrence_overdue',
    to,
    ...toInput(ctx, occurrence, 'ocorrência fora do prazo', sentence),
  })
}
