import type { ConflictingChange } from '@malote/api-client/contract'
import type { Context } from '../context.ts'
import { AppError } from './app-error.ts'
import { type ExpectedVersion, getLatestVersion, matchesVersion } from './conditional-requests.ts'

interface Versioned {
  readonly id: string
  readonly version: number
}

/** The changes that a stale write would overwrite. */
export interface ConflictingChanges {
  readonly changes: readonly ConflictingChange[]
  /** The sentence of the 412 response, in Portuguese: who changed the resource. */
  readonly detail: string
  /** Whether the write is still accepted, because it would overwrite no change. */
  readonly isHarmless: boolean
}

/** Returns the changes of a resource after version `since`, which is 0 when the caller sent no usable version. */
export type ConflictFinder = (ctx: Context, id: string, since: number) => Promise<ConflictingChanges>

/**
 * Optimistic lock: rejects a write whose expected version is not the current one. Without an expected version, the
 * write is not checked.
 *
 * @throws AppError `version_conflict` (412) with the current version and the changes since the expected one.
 */
export async function assertVersion(
  ctx: Context,
  { id, version }: Versioned,
  expected: ExpectedVersion | undefined,
  findConflicts: ConflictFinder,
): Promise<void> {
  if (expected === undefined || matchesVersion(expected, version)) return
  const since = getLatestVersion(expected)
  const { changes, detail, isHarmless } = await findConflicts(ctx, id, since)
  // A version that never existed is rejected even without changes.
  if (isHarmless && since > 0 && since < version) return
  throw new AppError('version_conflict', detail, { version, changes })
}
