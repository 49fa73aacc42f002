import type { NewRating, Rating, StopState } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockStop, saveRating, selectRating } from './recipient-requests.sql.ts'

const changeableMs = 24 * 3_600_000

interface StoredRating {
  readonly score: number
  readonly comment: string | null
  readonly created_at: Date
}

/** Maps a row to a rating. */
export function toStoredRating({ score, comment, created_at }: StoredRating): Rating {
  const changeableUntil = new Date(created_at.getTime() + changeableMs).toISOString()
  return { score, comment, createdAt: created_at.toISOString(), changeableUntil }
}

interface RatedStop {
  readonly state: StopState
  readonly rated_at: Date | null
  readonly contacts_erased_at: Date | null
}

/** Whether a stop can be rated now, or its rating changed. */
export const canRate = ({ state, rated_at, contacts_erased_at }: RatedStop, now: Date): boolean =>
  state === 'completed' &&
  contacts_erased_at === null &&
  (rated_at === null || now.getTime() <= rated_at.getTime() + changeableMs)

/**
 * Stores the rating of a completed stop, or replaces it.
 *
 * @throws AppError `not_editable` before the delivery, and after the time for changes.
 */
export function rateStop(
  ctx: Context,
  stop: RatedStop & { readonly stop_id: string },
  { score, comment }: NewRating,
): Promise<Rating> {
  return inTransaction(ctx, async ({ db, clock }) => {
    await lockStop(db, stop.stop_id)
    const now = clock()
    const rated_at = (await selectRating(db, stop.stop_id))?.created_at ?? null
    if (!canRate({ ...stop, rated_at }, now)) {
      const message = rated_at ? 'O prazo para mudar a avaliação terminou.' : 'Só uma entrega feita pode ser avaliada.'
      throw new AppError('not_editable', message)
    }
    const row = { stop_id: stop.stop_id, score, comment: comment || null, created_at: now, updated_at: now }
    return toStoredRating(await saveRating(db, row))
  })
}
