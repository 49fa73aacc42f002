import type { MadeChange } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type ExpectedVersion, latestVersion, matchesVersion } from '../../platform/http/conditional-requests.ts'
import { changesOf } from './changes.ts'
import { selectChangesAfter, selectRemoval } from './versions.sql.ts'

interface Versioned {
  readonly id: string
  readonly version: number
}

/** Returns the recorded changes of a resource after a version, with who made them and when. */
export async function changesSince(ctx: Context, id: string, version: number): Promise<MadeChange[]> {
  const entries = await selectChangesAfter(ctx.db, id, version)
  return entries.flatMap((entry) => {
    const actor = entry.actor_id === null ? null : { id: entry.actor_id, name: entry.name ?? '' }
    const at = entry.recorded_at.toISOString()
    return changesOf(entry.changes).map((change) => ({ ...change, actor, at }))
  })
}

/** Refuses a caller who saw another version than there is, and says what was changed since. Who names none, overwrites. */
export async function refuseOtherVersion(
  ctx: Context,
  { id, version }: Versioned,
  seen?: ExpectedVersion,
): Promise<void> {
  if (seen === undefined || matchesVersion(seen, version)) return
  const last = latestVersion(seen)
  const changes = await changesSince(ctx, id, last)
  // The newer versions were saved without a difference: no change would be lost.
  if (last > 0 && last < version && changes.length === 0) return
  const who = changes.at(-1)?.actor?.name ?? 'Outra pessoa'
  const detail = `${who} mudou este cadastro enquanto você editava. Confira o que mudou e salve de novo.`
  throw new AppError('version_conflict', detail, { version, changes })
}

/** Why a thing is not there: who took it away meanwhile, for those who could know of it, or simply that it is not. */
export async function notFound(ctx: Context, id: string, otherwise: string): Promise<AppError> {
  const { db, scope } = requireSession(ctx)
  const removal = await selectRemoval(db, scope, id)
  if (!removal) return new AppError('not_found', otherwise)
  const deed = removal.action.endsWith('.merge') ? 'juntou este cadastro a outro' : 'excluiu este cadastro'
  return new AppError('not_found', `${removal.name ?? 'O sistema'} ${deed}.`)
}
