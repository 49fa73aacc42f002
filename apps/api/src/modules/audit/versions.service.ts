import type { ConflictingChange } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { toReference } from '../../platform/db/row-values.ts'
import { requireRow } from '../../platform/errors/app-error.ts'
import type { ConflictFinder } from '../../platform/errors/version-conflict.ts'
import { selectChangesAfter, selectRemoval } from './audit.sql.ts'
import { toFieldChanges } from './field-changes.ts'

/** Returns the recorded changes of a resource after a version, with who made them and when. */
export async function listChangesSince(ctx: Context, id: string, version: number): Promise<ConflictingChange[]> {
  const entries = await selectChangesAfter(ctx.db, id, version)
  return entries.flatMap((entry) => {
    const actor = toReference(entry.actor_id, entry.name)
    const at = entry.recorded_at.toISOString()
    return toFieldChanges(entry.changes).map((change) => ({ ...change, actor, at }))
  })
}

/** The recorded changes of a resource, for `assertVersion`. */
export const findRecordedChanges: ConflictFinder = async (ctx, id, since) => {
  const changes = await listChangesSince(ctx, id, since)
  const who = changes.at(-1)?.actor?.name ?? 'Outra pessoa'
  return {
    changes,
    detail: `${who} mudou este cadastro enquanto você editava. Confira o que mudou e salve de novo.`,
    isHarmless: changes.length === 0,
  }
}

/**
 * Returns the row of an audited resource.
 *
 * @throws AppError `not_found` with the detail, or with the name of who deleted the resource, if the caller was allowed
 * to see it.
 */
export async function requireAuditedRow<Row>(
  ctx: Context,
  id: string,
  row: Row | undefined,
  detail: string,
): Promise<Row> {
  if (row !== undefined) return row
  const { db, scope } = requireSession(ctx)
  const removal = await selectRemoval(db, scope, id)
  if (!removal) return requireRow(row, detail)
  const deed = removal.action.endsWith('.merge') ? 'juntou este cadastro a outro' : 'excluiu este cadastro'
  return requireRow(row, `${removal.name ?? 'O sistema'} ${deed}.`)
}
