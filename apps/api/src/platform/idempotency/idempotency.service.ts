import { createHash } from 'node:crypto'
import type { Problem } from '@malote/api-client/contract'
import { type Context, type Database, inNewTransaction } from '../context.ts'
import { isLockTimeout } from '../db/database.ts'
import { AppError, fromProblem, toProblem } from '../errors/app-error.ts'
import { decryptText, encryptText } from '../security/encrypted-text.ts'
import {
  deleteExpiredKeys,
  hasSameAccess,
  insertKey,
  selectKey,
  updateResponse,
  withdrawnStatus,
} from './idempotency.sql.ts'

/** The response of the first request, as it was sent. */
interface StoredResponse {
  readonly status: number
  /** JSON text. */
  readonly body: string
}

interface IdempotentResult extends StoredResponse {
  /** Whether this is the response of an earlier request. */
  readonly replayed: boolean
}

interface IdempotentRequest {
  readonly userId: string
  /** The `Idempotency-Key` header. */
  readonly key: string
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** The caller's secret, which encrypts a stored response that contains a secret; absent for other responses. */
  readonly seal?: string | undefined
}

const lifetimeMs = 24 * 3_600_000

/**
 * Runs `work` once for each key. A repetition within 24 hours gets the first response. Key, writes and response are one
 * transaction, so a crash leaves all of them or none. A concurrent repetition waits for the lock on the key's row. An
 * error rolls the key back too, so the caller may try again; except an error that keeps its writes, which is repeated as
 * well.
 *
 * @throws AppError `idempotency_key_reused` for the same key with another content; `idempotency_in_progress`;
 * `not_found`
 * when the caller has lost access since; `invalid_transition` when the step was undone since.
 */
export async function runIdempotent(
  ctx: Context,
  request: IdempotentRequest,
  work: (ctx: Context) => Promise<StoredResponse>,
): Promise<IdempotentResult> {
  const owner = { user_id: request.userId, key: request.key }
  const content = JSON.stringify([request.method, request.path, request.body ?? null])
  const request_hash = createHash('sha256').update(content).digest()
  const result = await inNewTransaction(ctx, async (txCtx): Promise<IdempotentResult | AppError> => {
    const { db } = txCtx
    const created_at = ctx.clock()
    const expires_at = new Date(created_at.getTime() + lifetimeMs)
    const isNew = await insertOrReject(insertKey(db, { ...owner, request_hash, created_at, expires_at }))
    if (!isNew) return replay(db, owner, request_hash, request.seal)
    const response = await work({ ...txCtx, idempotencyKey: request.key }).catch(returnKeptError)
    if (response instanceof AppError) {
      const problem = toProblem(response, ctx.requestId)
      await updateResponse(db, owner, { status: problem.status, answer: JSON.stringify(problem) })
      return response
    }
    const body = request.seal ? encryptText(response.body, request.seal) : response.body
    await updateResponse(db, owner, { status: response.status, answer: body })
    return { ...response, replayed: false }
  })
  if (result instanceof AppError) throw result
  return result
}

/** Returns an error that must not roll its writes back; throws every other error. */
function returnKeptError(error: unknown): AppError {
  if (error instanceof AppError && error.extras.keepsWrites) return error
  throw error
}

/** Deletes expired keys. */
export async function sweepIdempotencyKeys(ctx: Context): Promise<void> {
  await deleteExpiredKeys(ctx.db, ctx.clock())
}

async function insertOrReject(insertion: Promise<boolean>): Promise<boolean> {
  try {
    return await insertion
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new AppError('idempotency_in_progress', undefined, { headers: { 'retry-after': '5' } })
  }
}

const withdrawn = 'Este passo foi desfeito depois. Confira a ordem e, se for o caso, repita o passo com outra chave.'

async function replay(
  db: Database,
  owner: { user_id: string; key: string },
  hash: Buffer,
  seal: string | undefined,
): Promise<IdempotentResult> {
  const first = await selectKey(db, owner)
  if (first && !first.request_hash.equals(hash)) throw new AppError('idempotency_key_reused')
  if (first?.status === withdrawnStatus) throw new AppError('invalid_transition', withdrawn)
  if (!first?.status || first.answer === null) throw new AppError('idempotency_in_progress')
  // The response contains what the caller was allowed to see then, so a caller who has lost access must not get it.
  if (!(await hasSameAccess(db, owner))) throw new AppError('not_found')
  if (first.status >= 400) throw fromProblem(JSON.parse(first.answer) as Problem)
  const body = seal ? decryptText(first.answer, seal) : first.answer
  if (body === undefined) {
    throw new AppError(
      'idempotency_key_reused',
      'Esta chave de idempotência já foi usada em outra sessão, e o segredo da resposta só é mostrado àquela.',
    )
  }
  return { status: first.status, body, replayed: true }
}

const plain = /^[\x21-\x7e]{1,255}$/
const quoted = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"$/

/**
 * Reads the key of an `Idempotency-Key` header: bare, or as a quoted string of structured fields (RFC 9651), as the
 * IETF draft requires. Both forms are the same key.
 *
 * @throws AppError `validation_failed` for a malformed header.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const text = String(header).trim()
  const inner = quoted.exec(text)?.[1]
  if (inner !== undefined) return inner.replace(/\\(["\\])/g, '$1')
  if (plain.test(text) && !text.startsWith('"')) return text
  throw new AppError('validation_failed', 'Use de 1 a 255 caracteres visíveis em Idempotency-Key.')
}
