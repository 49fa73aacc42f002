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
  assertItemDropoffs,
  assertWindowsNotPast,
  getRequestedTimes,
  type OrderContent,
  toContent,
  toExistingContent,
  toItemRows,
  toOrderColumns,
  toStopRows,
} from '../order-content.ts'
import { recordOrderEvents } from '../order-events.service.ts'
import { internalNotesForbidden } from '../order-messages.ts'
import { assertDropoffLimit, assertLocationsUsable, countDailyOrders, uniqueReference } from '../order-rules.service.ts'
import { insertOrders, nextOrderNumbers, type OrderRows, selectUsableLocations } from '../order-writes.sql.ts'
import { type ServicePolicy, selectPolicyInScope } from '../policy.sql.ts'
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
  { source = ctx.session?.apiKey ? 'api' : 'web', ...origin }: Origin = {},
): Promise<CreatedServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const checked = await checkNewOrders(txCtx, input.companyId, [input], input.draft === true)
    // A form searches before it sends, and an import shows no warnings. Another system reads them in this response.
    const warns = !input.draft && source === 'api'
    const possibleDuplicates = warns ? await findPossibleDuplicates(txCtx, input) : []
    const [orderNumber = ''] = await saveNewOrders(txCtx, checked, { source, ...origin })
    return { ...(await getServiceOrder(txCtx, orderNumber)), possibleDuplicates }
  })
}

/**
 * Creates requested orders of one company: all of them, or none when one is rejected.
 *
 * @returns their numbers, in the same order.
 */
export function createServiceOrders(
  ctx: Context,
  companyId: string,
  inputs: readonly NewServiceOrder[],
  source: ServiceOrder['source'],
): Promise<string[]> {
  return inTransaction(ctx, async (txCtx) =>
    saveNewOrders(txCtx, await checkNewOrders(txCtx, companyId, inputs, false), { source }),
  )
}

/** New orders of one company that comply with its rules, or drafts. */
interface CheckedOrders {
  readonly companyId: string
  readonly policy: ServicePolicy
  readonly contents: readonly OrderContent[]
  readonly isDraft: boolean
}

/** Checks new orders by the rules of their company, and counts them in its limit of the day; drafts are not counted. */
async function checkNewOrders(
  ctx: Context,
  companyId: string,
  inputs: readonly (NewServiceOrder | NewDraft)[],
  isDraft: boolean,
): Promise<CheckedOrders> {
  const { db, now, user, scope } = requireSession(ctx)
  const company = await selectPolicyInScope(db, scope, companyId)
  const { status: companyStatus, ...policy } = await requireAuditedRow(ctx, companyId, company, companyNotFound)
  assertCompanyActive({ status: companyStatus })
  if (!isDeliveryTeam(user) && inputs.some(({ internalNotes }) => internalNotes)) {
    throw new AppError('forbidden', internalNotesForbidden)
  }
  const contents = await addLocationCoordinates(
    ctx,
    companyId,
    inputs.map((input) => applyProofPolicy(toContent(input), policy)),
  )
  for (const content of contents) assertItemDropoffs(content)
  if (!isDraft) for (const content of contents) assertWindowsNotPast(content, now)
  await assertLocationsUsable(ctx, companyId, contents)
  if (!isDraft) {
    for (const { dropoffs } of contents) assertDropoffLimit(dropoffs, policy)
    await countDailyOrders(ctx, companyId, policy, contents.length)
  }
  return { companyId, policy, contents, isDraft }
}

/** Saves checked orders with the first event of each; returns their numbers, in the same order. */
async function saveNewOrders(
  ctx: Context,
  { companyId, policy, contents, isDraft }: CheckedOrders,
  { source, duplicatedFrom, inboxMessageId }: Origin & Pick<ServiceOrder, 'source'>,
): Promise<string[]> {
  const { db, now, user } = requireSession(ctx)
  const numbers = await nextOrderNumbers(db, now, contents.length)
  const status = isDraft ? 'draft' : 'requested'
  const rows = contents.map((content, index): OrderRows => {
    const id = newId()
    const promised = computePromisedTime({ priority: content.priority, ...getRequestedTimes(content) }, policy, now)
    const order = {
      id,
      order_number: numbers[index] as string,
      company_id: companyId,
      status,
      ...toOrderColumns(content),
      promised_at: isDraft ? null : promised,
      requested_at: isDraft ? null : now,
      requested_by_id: user.id,
      duplicated_from: duplicatedFrom ?? null,
      source,
      created_at: now,
      updated_at: now,
    } as const
    return { order, stops: toStopRows(content, id), items: toItemRows(content, id) }
  })
  await convertDuplicate(insertOrders(db, rows), uniqueReference)
  const [first] = rows
  if (inboxMessageId && first) await markMessageUsed(ctx, inboxMessageId, { companyId, orderId: first.order.id })
  const ids = rows.map(({ order }) => order.id)
  await recordOrderEvents(ctx, ids, { type: 'created', to_status: status, visibility: 'public' })
  return numbers
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
