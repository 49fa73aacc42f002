import {
  mapOptionalOrderFields,
  type NewDraft,
  type NewServiceOrder,
  type OrderByReference,
  type ServiceOrderChanges,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import type { ExpectedVersion } from '../../../platform/errors/version-conflict.ts'
import { requireCompany } from '../../companies/index.ts'
import { createServiceOrder } from '../create/create.service.ts'
import { editServiceOrder } from '../edit/edit.service.ts'
import { requireOrder } from '../order-access.service.ts'
import { lockReference, selectNumberByReference } from './by-reference.sql.ts'

/**
 * Creates the order of a company with a reference, or replaces the content of the one that has it and is not canceled.
 * Idempotent: the same content again changes nothing, whatever the status. The status is never changed, and a draft stays
 * a draft.
 *
 * @throws AppError `not_editable` when the status does not allow the change, `version_conflict` for another version.
 */
export function putOrderByReference(
  ctx: Context,
  externalRef: string,
  input: NewServiceOrder | NewDraft,
  expectedVersion: ExpectedVersion | undefined,
): Promise<OrderByReference> {
  if (input.externalRef && input.externalRef !== externalRef) {
    throw fieldError('/externalRef', 'Envie a mesma referência do endereço, ou nenhuma.')
  }
  return inTransaction(ctx, async (txCtx) => {
    const { db } = requireSession(txCtx)
    const { id: companyId } = await requireCompany(txCtx, input.companyId)
    await lockReference(db, companyId, externalRef)
    const orderNumber = await selectNumberByReference(db, companyId, externalRef)
    if (orderNumber === undefined) {
      if (expectedVersion !== undefined && expectedVersion !== 'none')
        throw new AppError('version_conflict', 'Ainda não há ordem com esta referência.')
      return { ...(await createServiceOrder(txCtx, { ...input, externalRef })), outcome: 'created' as const }
    }
    if (expectedVersion === 'none') {
      throw new AppError('version_conflict', 'Já há uma ordem com esta referência: envie a chamada sem If-None-Match.')
    }
    const before = await requireOrder(txCtx, orderNumber)
    const order = await editServiceOrder(txCtx, orderNumber, toReplacement(input), expectedVersion ?? '*')
    const outcome = order.version === before.version ? ('unchanged' as const) : ('updated' as const)
    return { ...order, possibleDuplicates: [], outcome }
  })
}

/** The complete content: an absent field is emptied. Internal notes belong to the provider and stay when absent. */
function toReplacement(input: NewServiceOrder | NewDraft): ServiceOrderChanges {
  const { priority, internalNotes, pickup, dropoffs, items } = input
  // The reference is that of the address.
  const {
    externalRef: _reference,
    internalNotes: _notes,
    ...emptied
  } = mapOptionalOrderFields((field) => input[field] ?? null)
  return {
    priority,
    ...(emptied as Pick<ServiceOrderChanges, keyof typeof emptied>),
    ...(internalNotes === undefined ? {} : { internalNotes }),
    ...(pickup ? { pickup } : {}),
    ...(dropoffs.length > 0 ? { dropoffs } : {}),
    items,
  }
}
