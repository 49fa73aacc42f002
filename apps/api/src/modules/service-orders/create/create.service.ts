import {
  type CreatedServiceOrder,
  isDeliveryTeam,
  type NewDraft,
  type NewServiceOrder,
  type ServiceOrder,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { convertDuplicate } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { newId } from '../../../platform/security/ids.ts'
import { requireAuditedRow } from '../../audit/index.ts'
import { assertCompanyActive, companyNotFound } from '../../companies/index.ts'
import { markMessageUsed } from '../../inbox/index.ts'
import { addLocationCoordinates } from '../coordinates.service.ts'
import { requireOrder } from '../order-access.service.ts'
import {
  applyProofPolicy,
  assertWindowsNotPast,
  getRequestedTimes,
  toContent,
  toExistingContent,
  toItemRows,
  toOrderColumns,
  toStopRows,
} from '../order-content.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { internalNotesForbidden } from '../order-messages.ts'
import { assertDropoffLimit, assertLocationsUsable, countDailyOrder, uniqueReference } from '../order-rules.service.ts'
import { insertOrder, nextOrderNumber, selectUsableLocations } from '../order-writes.sql.ts'
import { selectPolicyInScope } from '../policy.sql.ts'
import { computePromisedTime } from '../promised-time.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { findPossibleDuplicates } from './find-duplicates.service.ts'

/** How an order was created. */
interface Origin {
  /** @default 'api' for an API key, else 'web' */
  readonly source?: ServiceOrder['source']
  readonly duplicatedFrom?: string
  /** The received message that becomes this order. */
  readonly inboxMessageId?: string | undefined
}

/** Creates a requested order or a draft. */
export function createServiceOrder(
  ctx: Context,
  input: NewServiceOrder | NewDraft,
  { source = ctx.session?.apiKey ? 'api' : 'web', duplicatedFrom, inboxMessageId }: Origin = {},
): Promise<CreatedServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user, scope } = requireSession(txCtx)
    const { companyId } = input
    const company = await selectPolicyInScope(db, scope, companyId)
    const { status: companyStatus, ...policy } = await requireAuditedRow(txCtx, companyId, company, companyNotFound)
    assertCompanyActive({ status: companyStatus })
    if (!isDeliveryTeam(user) && input.internalNotes) throw new AppError('forbidden', internalNotesForbidden)
    const { draft } = input
    const content = await addLocationCoordinates(txCtx, applyProofPolicy(toContent(input), policy))
    if (!draft) assertWindowsNotPast(content, now)
    await assertLocationsUsable(txCtx, content)
    if (!draft) {
      assertDropoffLimit(content.dropoffs, policy)
      await countDailyOrder(txCtx, companyId, policy)
    }

    // A form searches before it sends, and an import shows no warnings. Another system reads them in this response.
    const warns = !input.draft && source === 'api'
    const possibleDuplicates = warns ? await findPossibleDuplicates(txCtx, input) : []
    const promised = computePromisedTime({ priority: input.priority, ...getRequestedTimes(content) }, policy, now)
    const id = newId()
    const order_number = await nextOrderNumber(db, now)
    const status = draft ? 'draft' : 'requested'
    const order = {
      id,
      order_number,
      company_id: companyId,
      status,
      ...toOrderColumns(content),
      promised_at: draft ? null : promised,
      requested_at: draft ? null : now,
      requested_by_id: user.id,
      duplicated_from: duplicatedFrom ?? null,
      source,
      created_at: now,
      updated_at: now,
    } as const
    await convertDuplicate(insertOrder(db, order, toStopRows(content, id), toItemRows(content, id)), uniqueReference)
    if (inboxMessageId) await markMessageUsed(txCtx, inboxMessageId, { companyId, orderId: id })
    await recordOrderEvent(txCtx, id, { type: 'created', to_status: status, visibility: 'public' })
    return { ...(await getServiceOrder(txCtx, order_number)), possibleDuplicates }
  })
}

/** Copies an order into a new draft, without window, reference and internal notes. */
export function duplicateServiceOrder(ctx: Context, orderNumber: string): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const row = await requireOrder(txCtx, orderNumber)
    const content = toExistingContent(row)
    const named = row.stops.flatMap(({ location_id }) => location_id ?? [])
    const usable = await selectUsableLocations(txCtx.db, row.company_id, named)
    const toFreshStop = <S extends NewDraft['dropoffs'][number]>(stop: S): S => ({
      ...stop,
      window: null,
      locationId: stop.locationId && usable.has(stop.locationId) ? stop.locationId : null,
    })
    const copy: NewDraft = {
      ...content,
      draft: true,
      externalRef: null,
      internalNotes: null,
      pickup: toFreshStop(content.pickup),
      dropoffs: content.dropoffs.map(toFreshStop),
    }
    return createServiceOrder(txCtx, copy, { source: 'web', duplicatedFrom: orderNumber })
  })
}
