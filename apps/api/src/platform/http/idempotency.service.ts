import { createHash } from 'node:crypto'
import type { Context, Database } from '../context.ts'
import { isLockTimeout } from '../db/database.ts'
import { decryptText, encryptText } from '../security/encrypted-text.ts'
import { AppError } from './app-error.ts'
import { deleteExpiredKeys, hasSameAccess, insertKey, selectKey, updateResponse } from './idempotency.sql.ts'

/** What a call answered, as it went over the wire. */
export interface StoredResponse {
  readonly status: number
  /** JSON text. */
  readonly body: string
}

interface IdempotentResult extends StoredResponse {
  /** Whether this is the answer to an earlier call. */
  readonly replayed: boolean
}

interface IdempotentRequest {
  readonly userId: string
  /** The `Idempotency-Key` header. */
  readonly key: string
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** The caller's own secret, by which an answer that holds one is sealed; absent where answers hold none. */
  readonly seal?: string | undefined
}

const lifetimeMs = 24 * 3_600_000

/**
 * Runs `work` once for each key: a repetition within 24 hours gets the first answer, and the same key with another
 * content is refused. Key, effects and answer are one transaction, so after a crash either all of them stand or none;
 * a repetition that arrives meanwhile waits for it on the key's row. A refusal undoes the key too: it may be tried again.
 */
export async function runIdempotent(
  ctx: Context,
  call: IdempotentRequest,
  work: (ctx: Context) => Promise<StoredResponse>,
): Promise<IdempotentResult> {
  const owner = { user_id: call.userId, key: call.key }
  const content = JSON.stringify([call.method, call.path, call.body ?? null])
  const request_hash = createHash('sha256').update(content).digest()
  return ctx.db.transaction().execute(async (db) => {
    const created_at = ctx.clock()
    const expires_at = new Date(created_at.getTime() + lifetimeMs)
    const ours = await take(insertKey(db, { ...owner, request_hash, created_at, expires_at }))
    if (!ours) return replay(db, owner, request_hash, call.seal)
    const answer = await work({ ...ctx, db })
    const kept = call.seal ? encryptText(answer.body, call.seal) : answer.body
    await updateResponse(db, owner, { status: answer.status, answer: kept })
    return { ...answer, replayed: false }
  })
}

/** Forgets the keys whose day is over. */
export async function sweepIdempotencyKeys(ctx: Context): Promise<void> {
  await deleteExpiredKeys(ctx.db, ctx.clock())
}

async function take(taking: Promise<boolean>): Promise<boolean> {
  try {
    return await taking
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new AppError('idempotency_in_progress', undefined, { headers: { 'retry-after': '5' } })
  }
}

async function replay(
  db: Database,
  owner: { user_id: string; key: string },
  hash: Buffer,
  seal: string | undefined,
): Promise<IdempotentResult> {
  const first = await selectKey(db, owner)
  if (first && !first.request_hash.equals(hash)) throw new AppError('idempotency_key_reused')
  if (!first?.status || first.answer === null) throw new AppError('idempotency_in_progress')
  // The answer holds what the caller might see then. Whoever has left since is told as of any other call.
  if (!(await hasSameAccess(db, owner))) throw new AppError('not_found')
  const body = seal ? decryptText(first.answer, seal) : first.answer
  if (body === undefined) {
    throw new AppError(
      'idempotency_key_reused',
      'Esta chave de idempotência já foi usada em outra sessão, e o segredo da resposta só é mostrado àquela.',
    )
  }
  return { status: first.status, body, replayed: true }
}
