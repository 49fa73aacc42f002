import { findStopsWithoutPhoto, isFailurePhotoRequired } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { getReasons } from '../../settings/index.ts'
import { selectAttachments } from '../attachments/attachments.sql.ts'
import type { OrderRow } from '../order-rows.sql.ts'

interface FailingStop {
  readonly id: string
  readonly kind: 'pickup' | 'dropoff' | 'return'
}

/**
 * Checks that stops that are about to fail have the photo that the reason requires. The order must be locked.
 *
 * @throws AppError `validation_failed` at `/photo` when a photo is missing.
 */
export async function assertFailurePhotos(
  ctx: Context,
  row: OrderRow,
  reason: string | undefined,
  stops: readonly FailingStop[],
): Promise<void> {
  const reasons = await getReasons(ctx)
  if (!isFailurePhotoRequired(reasons, reason)) return
  // A photo is never internal.
  const files = await selectAttachments(ctx.db, row.id, false)
  const photos = files.map(({ kind, stop_id, occurrence_id }) => ({
    kind,
    stopId: stop_id,
    occurrenceId: occurrence_id ?? undefined,
  }))
  const [first, ...others] = findStopsWithoutPhoto(reasons, reason, stops, photos)
  if (!first) return
  const place = first.kind === 'pickup' ? 'do local da coleta' : 'do local da entrega'
  const missing = others.length > 0 ? `de cada entrega: faltam ${others.length + 1}` : place
  throw fieldError('/photo', `O motivo “${reason}” exige foto. Envie uma foto ${missing}.`, 'required')
}
