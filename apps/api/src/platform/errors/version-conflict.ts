import type { ConflictingChange } from '@malote/api-client/contract'
import type { Context } from '../context.ts'
import { AppError } from './app-error.ts'

/** The versions that a caller may overwrite: one, one of several, any, or none because it must not exist yet. */
export type ExpectedVersion = number | '*' | 'none' | readonly number[]

/** Whether the current version is an expected one. */
export function matchesVersion(seen: ExpectedVersion, version: number): boolean {
  if (typeof seen === 'string') return seen === '*'
  return typeof seen === 'number' ? seen === version : seen.includes(version)
}

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

/** The newest version that the caller names; 0 when they name none. */
function getLatestVersion(seen: ExpectedVersion): number {
  if (typeof seen === 'string') return 0
  return typeof seen === 'number' ? seen : Math.max(0, ...seen)
}
