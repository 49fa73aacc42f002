import { randomBytes } from 'node:crypto'
import {
  type CreatedWebhook,
  type EndpointOutput,
  type NewWebhook,
  type RotatedSecret,
  type Webhook,
  type WebhookChanges,
  type webhooks,
  webhooksPerCompany,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, fieldError, requireRow } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, findRecordedChanges, recordAudit } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { assertRecentPassword } from '../sessions/index.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertOldSecret,
  insertWebhook,
  lockWebhook,
  selectValidSecrets,
  selectWebhook,
  selectWebhooks,
  updateWebhookRow,
  type WebhookFilters,
  type WebhookRow,
} from './webhooks.sql.ts'

const dayMs = 24 * 3_600_000
/** Maximum number of previous secrets that sign besides the current one; each is valid for a full day. */
const maximumValidSecrets = 5

/** A secret in the form of Standard Webhooks: 24 to 64 bytes in base64. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/**
 * Returns a webhook of a company that the caller manages.
 *
 * @throws AppError `not_found`.
 */
export async function requireWebhook(ctx: Context, id: string): Promise<WebhookRow> {
  const { db, scope } = requireSession(ctx)
  return requireRow(await selectWebhook(db, scope, id), 'Webhook não encontrado.')
}

/** Returns one webhook of a company that the caller manages. */
export async function getWebhook(ctx: Context, id: string): Promise<Webhook> {
  return toWebhook(await requireWebhook(ctx, id))
}

/** Lists the webhooks of the companies that the caller manages. */
export async function listWebhooks(
  ctx: Context,
  filters: WebhookFilters,
): Promise<EndpointOutput<typeof webhooks.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectWebhooks(db, scope, filters)
  return { data: rows.map(toWebhook), meta }
}

/** Creates a webhook. Returns the secret; it cannot be read again. */
export function createWebhook(ctx: Context, input: NewWebhook): Promise<CreatedWebhook> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    assertRecentPassword(txCtx)
    await requireCompany(txCtx, input.companyId)
    assertTargetAllowed(txCtx, input.url)
    if ((await countWebhooks(db, input.companyId)) >= webhooksPerCompany) {
      const detail = `Esta empresa já tem ${webhooksPerCompany} webhooks. Exclua um que não se usa mais.`
      throw new AppError('limit_reached', detail)
    }
    const id = newId()
    const secret = newSecret()
    await insertWebhook(db, {
      id,
      company_id: input.companyId,
      url: input.url,
      description: input.description ?? null,
      events: [...new Set(input.events)],
      status: 'active',
      secret,
      created_by_id: user.id,
      created_at: now,
      updated_at: now,
    })
    const row = await requireWebhook(txCtx, id)
    await recordAudit(txCtx, {
      action: 'webhooks.create',
      entityId: row.id,
      companyId: row.company_id,
      changes: toAuditedWebhook(row),
    })
    return { ...toWebhook(row), secret }
  })
}

/**
 * Changes a webhook. Reactivating clears the failure state.
 *
 * @throws AppError `not_found`, `version_conflict`, `password_required` for another URL, or an error of the field `url`.
 */
export function updateWebhook(
  ctx: Context,
  id: string,
  changes: WebhookChanges,
  expectedVersion?: ExpectedVersion,
): Promise<Webhook> {
  return inTransaction(ctx, async (txCtx) => {
    const { now } = requireSession(txCtx)
    const before = await lockAndRequireWebhook(txCtx, id)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    // Another address receives the data of the company, as that of a new webhook.
    if (changes.url !== undefined && changes.url !== before.url) assertRecentPassword(txCtx)
    if (changes.url !== undefined) assertTargetAllowed(txCtx, changes.url)
    const { url, description, events, status } = changes
    await updateWebhookRow(txCtx.db, id, {
      ...(url === undefined ? {} : { url }),
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events: [...new Set(events)] }),
      ...(status === undefined ? {} : { status }),
      ...(status === 'active' ? { failing_since: null } : {}),
      version: before.version + 1,
      updated_at: now,
    })
    const row = await requireWebhook(txCtx, id)
    await recordAudit(txCtx, {
      action: 'webhooks.update',
      entityId: row.id,
      companyId: row.company_id,
      changes: differences(toAuditedWebhook(before), toAuditedWebhook(row)),
    })
    return toWebhook(row)
  })
}

/** Deletes a webhook with its log. */
export function removeWebhook(ctx: Context, id: string, expectedVersion?: ExpectedVersion): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const row = await lockAndRequireWebhook(txCtx, id)
    await assertVersion(txCtx, row, expectedVersion, findRecordedChanges)
    await deleteWebhook(txCtx.db, id)
    await recordAudit(txCtx, {
      action: 'webhooks.remove',
      entityId: row.id,
      companyId: row.company_id,
      changes: toAuditedWebhook(row),
    })
  })
}

/** Replaces the secret of a webhook; the old one also signs for a day, so that the receiver has time to switch. */
export function rotateSecret(ctx: Context, id: string): Promise<RotatedSecret> {
  return inTransaction(ctx, async (txCtx) => {
    const { now } = requireSession(txCtx)
    assertRecentPassword(txCtx)
    const row = await lockAndRequireWebhook(txCtx, id)
    const secret = newSecret()
    const previous_until = new Date(now.getTime() + dayMs)
    if ((await selectValidSecrets(txCtx.db, id, now)).length >= maximumValidSecrets) {
      const detail = `Este webhook já teve ${maximumValidSecrets} segredos trocados nas últimas 24 horas. Espere que um deles vença.`
      throw new AppError('limit_reached', detail)
    }
    await insertOldSecret(txCtx.db, { id: newId(), webhook_id: id, secret: row.secret, valid_until: previous_until })
    await updateWebhookRow(txCtx.db, id, { secret, updated_at: now })
    await recordAudit(txCtx, {
      action: 'webhooks.rotateSecret',
      entityId: row.id,
      companyId: row.company_id,
      changes: {},
    })
    return { secret, previousUntil: previous_until.toISOString() }
  })
}

/** Locks the webhook until the transaction ends. */
async function lockAndRequireWebhook(ctx: Context, id: string): Promise<WebhookRow> {
  const { db, scope } = requireSession(ctx)
  await lockWebhook(db, scope, id)
  return requireWebhook(ctx, id)
}

function assertTargetAllowed(ctx: Context, url: string): void {
  const rejection = ctx.services.outbound.rejectionReason(url)
  if (rejection) throw fieldError('/url', rejection)
}

/** Maps a row to a webhook of the API. Its secret is not part of it. */
function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    url: row.url,
    description: row.description,
    events: row.events,
    status: row.status,
    failingSince: toTimestamp(row.failing_since),
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The fields of a webhook that the audit log records. */
function toAuditedWebhook({ url, events, status, description, version }: WebhookRow): Record<string, unknown> {
  return { url, events, status, description, version }
}
