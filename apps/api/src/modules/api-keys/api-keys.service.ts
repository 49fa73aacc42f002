import {
  type ApiKey,
  type ApiKeyChanges,
  apiKeyPrefix,
  type apiKeys,
  apiKeysPerCompany,
  type CreatedApiKey,
  type EndpointOutput,
  type NewApiKey,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession, type Session } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, fieldError, requireRow } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { hashToken, newToken } from '../../platform/security/tokens.ts'
import { findRecordedChanges, recordAudit } from '../audit/index.ts'
import { assertCompanyActive, requireCompany } from '../companies/index.ts'
import { assertRecentPassword } from '../sessions/index.ts'
import {
  type ApiKeyFilters,
  type ApiKeyRow,
  insertApiKey,
  lockAndCountValidKeys,
  lockApiKey,
  revokeApiKeyRow,
  saveLastUse,
  selectApiKey,
  selectApiKeys,
  selectValidKey,
  updateCarriesOut,
} from './api-keys.sql.ts'

const lastUseIntervalMs = 60_000
const prefixLength = 12

/** Returns the session of a valid key. The last use is saved at most once a minute. */
export async function authenticateKey(ctx: Context, key: string): Promise<Session | undefined> {
  const now = ctx.clock()
  const validKey = await selectValidKey(ctx.db, hashToken(key), now)
  if (!validKey) return undefined
  const before = new Date(now.getTime() - lastUseIntervalMs)
  if (!validKey.lastUsedAt || validKey.lastUsedAt <= before) await saveLastUse(ctx.db, validKey.id, now, before)
  return { id: validKey.id, user: validKey.user, apiKey: true }
}

/** Lists the API keys of the companies that the caller manages. */
export async function listApiKeys(ctx: Context, filters: ApiKeyFilters): Promise<EndpointOutput<typeof apiKeys.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectApiKeys(db, scope, filters)
  return { data: rows.map(toApiKey), meta }
}

/**
 * Creates an API key. The response is the only one that contains the key itself.
 *
 * @throws AppError with the limit of keys of a company, or when the company is suspended.
 */
export function createApiKey(ctx: Context, input: NewApiKey): Promise<CreatedApiKey> {
  const { companyId, name, expiresAt } = input
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, scope, user } = requireSession(txCtx)
    assertRecentPassword(txCtx)
    assertCompanyActive(await requireCompany(txCtx, companyId))
    if (user.role !== 'admin' && input.carriesOut) throw new AppError('forbidden', carriesOutForbidden)
    if (expiresAt && Date.parse(expiresAt) <= now.getTime()) {
      throw fieldError('/expiresAt', 'Escolha uma data no futuro, ou deixe sem validade.')
    }
    if ((await lockAndCountValidKeys(db, companyId, now)) >= apiKeysPerCompany) {
      const detail = `Esta empresa já tem ${apiKeysPerCompany} chaves que valem. Revogue uma que não se usa mais.`
      throw new AppError('limit_reached', detail)
    }
    const id = newId()
    const key = `${apiKeyPrefix}${newToken()}`
    const row = {
      id,
      company_id: companyId,
      user_id: newId(),
      name,
      token_hash: hashToken(key),
      prefix: key.slice(0, prefixLength),
      created_by_id: user.id,
      created_at: now,
      expires_at: expiresAt ? new Date(expiresAt) : null,
    }
    await insertApiKey(db, row, input.carriesOut ?? user.role === 'admin')
    const created = await selectApiKey(db, scope, id)
    if (!created) throw new Error('the key that was just made is not there')
    const entry = { entityId: id, companyId: created.company_id, changes: toAuditedKey(created) }
    await recordAudit(txCtx, { action: 'apiKeys.create', ...entry })
    return { ...toApiKey(created), key }
  })
}

const carriesOutForbidden = 'Somente um administrador permite que uma chave execute entregas.'

/**
 * Changes whether a key acts for the delivery team, which may change statuses and read internal data.
 *
 * @throws AppError `not_found` or `version_conflict`.
 */
export function updateApiKey(
  ctx: Context,
  id: string,
  { carriesOut }: ApiKeyChanges,
  expectedVersion?: ExpectedVersion,
): Promise<ApiKey> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const row = await lockAndRequireApiKey(txCtx, id)
    await assertVersion(txCtx, row, expectedVersion, findRecordedChanges)
    if (row.carries_out === carriesOut) return toApiKey(row)
    const version = row.version + 1
    await updateCarriesOut(db, { id, userId: row.user_id, carriesOut, version, now })
    const changes = {
      carriesOut: { from: row.carries_out, to: carriesOut },
      version: { from: row.version, to: version },
    }
    await recordAudit(txCtx, { action: 'apiKeys.update', entityId: id, companyId: row.company_id, changes })
    return toApiKey({ ...row, carries_out: carriesOut, version })
  })
}

/** Revokes a key permanently. Idempotent. */
export function revokeApiKey(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const row = await lockAndRequireApiKey(txCtx, id)
    if (row.revoked_at) return
    await revokeApiKeyRow(db, row, now)
    const entry = { entityId: id, companyId: row.company_id, changes: toAuditedKey(row) }
    await recordAudit(txCtx, { action: 'apiKeys.revoke', ...entry })
  })
}

/** Locks the key until the transaction ends. */
async function lockAndRequireApiKey(ctx: Context, id: string): Promise<ApiKeyRow> {
  const { db, scope } = requireSession(ctx)
  const row = (await lockApiKey(db, scope, id)) ? await selectApiKey(db, scope, id) : undefined
  return requireRow(row, 'Chave de API não encontrada.')
}

/** The changes of an entry that creates or revokes a key. */
const toAuditedKey = ({ name, prefix, expires_at }: ApiKeyRow) => ({ name, prefix, expiresAt: expires_at })

/** Maps a row to an API key, without its secret, which is not stored. */
function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    name: row.name,
    prefix: row.prefix,
    carriesOut: row.carries_out,
    version: row.version,
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: toTimestamp(row.expires_at),
    lastUsedAt: toTimestamp(row.last_used_at),
    revokedAt: toTimestamp(row.revoked_at),
  }
}
