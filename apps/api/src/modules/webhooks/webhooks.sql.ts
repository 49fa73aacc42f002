import type { webhooks } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type WebhookFilters = QueryOf<typeof webhooks.list>

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof selectWebhook>>>

function selectFromWebhooks(db: Database, scope: Scope) {
  return db
    .selectFrom('webhooks')
    .innerJoin('companies', 'companies.id', 'webhooks.company_id')
    .innerJoin('users', 'users.id', 'webhooks.created_by_id')
    .where(inScope(scope, 'webhooks.company_id'))
}

export async function selectWebhook(db: Database, scope: Scope, id: string) {
  return selectFromWebhooks(db, scope)
    .selectAll('webhooks')
    .select(['companies.name as company_name', 'users.name as created_by_name'])
    .where('webhooks.id', '=', id)
    .executeTakeFirst()
}

export async function selectWebhooks(db: Database, scope: Scope, filters: WebhookFilters) {
  let query = selectFromWebhooks(db, scope)
  if (filters.companyId) query = query.where('webhooks.company_id', '=', filters.companyId)
  if (filters.status) query = query.where('webhooks.status', '=', filters.status)
  return selectPage(
    query,
    filters,
    query
      .selectAll('webhooks')
      .select(['companies.name as company_name', 'users.name as created_by_name'])
      .orderBy('webhooks.created_at', 'desc')
      .orderBy('webhooks.id', 'desc'),
  )
}

export async function insertWebhook(db: Database, row: Insertable<Tables['webhooks']>): Promise<void> {
  await db.insertInto('webhooks').values(row).execute()
}

/** Locks a webhook until the transaction ends. */
export async function lockWebhook(db: Database, scope: Scope, id: string): Promise<void> {
  await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .where(inScope(scope, 'webhooks.company_id'))
    .forUpdate()
    .execute()
}

export async function updateWebhookRow(db: Database, id: string, set: Updateable<Tables['webhooks']>): Promise<void> {
  await db.updateTable('webhooks').set(set).where('id', '=', id).execute()
}

/** Pauses an active webhook, and returns its new version; undefined when it is paused already. */
export async function pauseWebhookRow(db: Database, id: string, now: Date): Promise<number | undefined> {
  const row = await db
    .updateTable('webhooks')
    .set(({ eb }) => ({ status: 'paused' as const, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

/** Selects what names a webhook: its description or its host, and its company. */
export async function selectNamedWebhook(db: Database, id: string) {
  return db
    .selectFrom('webhooks')
    .innerJoin('companies', 'companies.id', 'webhooks.company_id')
    .select(['webhooks.company_id', 'companies.name as company_name'])
    .select(
      sql<string>`left(coalesce(webhooks.description, substring(webhooks.url from '//([^/?#]+)')), 120)`.as('name'),
    )
    .where('webhooks.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Selects the managers of a company. */
export async function selectManagers(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.company_id', '=', companyId)
    .where('users.role', '=', 'manager')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteWebhook(db: Database, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
}

/** Counts the webhooks of a company and blocks the creation of others until the transaction ends. */
export async function countWebhooks(db: Database, companyId: string): Promise<number> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  const { total } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return total
}

/** Saves a replaced secret, and deletes those that no longer sign. */
export async function insertOldSecret(db: Database, row: Insertable<Tables['webhook_secrets']>): Promise<void> {
  await db
    .deleteFrom('webhook_secrets')
    .where('webhook_id', '=', row.webhook_id)
    .where('valid_until', '<', sql<Date>`now()`)
    .execute()
  await db.insertInto('webhook_secrets').values(row).execute()
}

/** Selects the replaced secrets that still sign, newest first. */
export async function selectValidSecrets(db: Database, webhookId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_secrets')
    .select('secret')
    .where('webhook_id', '=', webhookId)
    .where('valid_until', '>', now)
    .orderBy('valid_until', 'desc')
    .execute()
  return rows.map(({ secret }) => secret)
}
