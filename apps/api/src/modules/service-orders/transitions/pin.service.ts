import { timingSafeEqual } from 'node:crypto'
import { canBeServed } from '@malote/api-client/contract'
import { formatAmount } from '../../../domain/amounts.ts'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError, fieldError, limitError, requireRow } from '../../../platform/errors/app-error.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { findStop } from '../order-facts.ts'
import { stopNotFound } from '../order-messages.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { assertDeliveryTeam } from '../order-rules.service.ts'
import { updateStop } from '../order-writes.sql.ts'
import { getStepTime, withStepTime } from '../step-time.service.ts'

const maximumAttempts = 5
const pauseMs = 5 * 60_000

/**
 * Checks the PIN that the recipient gave to the courier. Five wrong attempts pause the stop for five minutes.
 *
 * @throws AppError for a wrong PIN, during the pause, or when the courier is not at the stop.
 */
export async function confirmPin(ctx: Context, orderNumber: string, stopId: string, pin: string): Promise<void> {
  // A wrong attempt must be counted: the error is thrown after the transaction, or keeps the writes of the caller's.
  const triesLeft = await inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    assertDeliveryTeam(txCtx)
    const stop = requireRow(findStop(row, stopId), stopNotFound)
    assertCourierAtStop(row, stop)
    const remainingMs = stop.pin_tried_at === null ? 0 : stop.pin_tried_at.getTime() + pauseMs - now.getTime()
    const paused = remainingMs > 0
    if (stop.pin_attempts >= maximumAttempts && paused) {
      const minutes = Math.ceil(remainingMs / 60_000)
      const wait = formatAmount(minutes, 'minuto', 'minutos')
      throw limitError(remainingMs, `Muitas tentativas de PIN. Espere ${wait} e confira com a pessoa.`)
    }
    const stepCtx = await withStepTime(txCtx, row)
    const equal = timingSafeEqual(Buffer.from(pin), Buffer.from(stop.pin))
    const attempts = paused ? stop.pin_attempts + 1 : 1
    await updateStop(
      db,
      stop.id,
      equal ? { pin_confirmed_at: getStepTime(stepCtx) } : { pin_attempts: attempts, pin_tried_at: now },
    )
    // A second confirmation is the same proof and adds no event.
    if (equal && stop.pin_confirmed_at === null) {
      await recordOrderEvent(stepCtx, row.id, { type: 'pin_confirmed', visibility: 'company', stop_id: stop.id })
    }
    return equal ? undefined : maximumAttempts - attempts
  })
  if (triesLeft === undefined) return
  const hint =
    triesLeft === 0
      ? 'Espere 5 minutos para tentar de novo.'
      : triesLeft === 1
        ? 'Resta 1 tentativa.'
        : `Restam ${triesLeft} tentativas.`
  throw fieldError('/pin', `Este PIN não confere. Peça para lerem de novo. ${hint}`, 'wrong', { keepsWrites: true })
}

function assertCourierAtStop(row: OrderRow, stop: StopRow): void {
  if (!stop.required_proofs.includes('pin')) throw new AppError('not_editable', 'Esta parada não pede PIN.')
  if (!canBeServed(row, stop)) {
    throw new AppError('not_editable', 'O PIN é conferido no local, com a ordem a caminho.')
  }
}
