import type { apiKeys } from '@malote/api-client/contract'
import type { Insertable } from 'kysely'
import type { Database, Session } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { prepare } from '../../platform/db/prepare.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/security/ids.ts'

export type ApiKeyFilters = QueryOf<typeof apiKeys.list>

export type ApiKeyRow = NonNullable<Awaited<ReturnType<typeof selectApiKey>>>

interface ValidKey extends Session {
  readonly lastUsedAt: Date | null
}

const queryValidKey = prepare((db, hash: Buffer, now: Date) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id',
      'api_keys.last_used_at',
      'users.id as user_id',
      'users.name',
      'users.role',
      'users.carries_out',
    ])
    .where('api_keys.token_hash', '=', hash)
    .where('api_keys.revoked_at', 'is', null)
    .where((where) => where.or([where('api_keys.expires_at', 'is', null), where('api_keys.expires_at', '>', now)]))
    .where('users.status', '=', 'active'),
)

/** Selects the key of a token, unless it is revoked or expired, with the user that it acts as. */
export async function selectValidKey(db: Database, hash: Buffer, now: Date): Promise<ValidKey | undefined> {
  const [row] = await queryValidKey(db, hash, now)
  if (!row) return undefined
  return {
    id: row.id,
    user: { id: row.user_id, name: row.name, role: row.role, carriesOut: row.carries_out, integration: true },
    lastUsedAt: row.last_used_at,
  }
}

/** Saves the last use of a key, unless it is newer than `ifUsedBefore`: only one of several concurrent requests writes. */
export async function saveLastUse(db: Database, id: string, now: Date, ifUsedBefore: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', ifUsedBefore)]))
    .execute()
}

function selectFromApiKeys(db: Database, scope: Scope) {
  return db
    .selectFrom('api_keys')
    .innerJoin('companies', 'companies.id', 'api_keys.company_id')
    .innerJoin('users', 'users.id', 'api_keys.created_by_id')
    .innerJoin('users as acting', 'acting.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select(['companies.name as company_name', 'users.name as created_by_name', 'acting.carries_out'])
    .where(inScope(scope, 'api_keys.company_id'))
}

export async function selectApiKey(db: Database, scope: Scope, id: string) {
  return selectFromApiKeys(db, scope).where('api_keys.id', '=', id).executeTakeFirst()
}

export async function selectApiKeys(db: Database, scope: Scope, filters: ApiKeyFilters) {
  let query = selectFromApiKeys(db, scope)
  let countQuery = db.selectFrom('api_keys').where(inScope(scope, 'api_keys.company_id'))
  if (filters.companyId) {
    query = query.where('api_keys.company_id', '=', filters.companyId)
    countQuery = countQuery.where('api_keys.company_id', '=', filters.companyId)
  }
  return selectPage(countQuery, filters, query.orderBy('api_keys.created_at', 'desc').orderBy('api_keys.id', 'desc'))
}

/** Inserts a key and the user that it acts as, who is an operator of that company only. */
export async function insertApiKey(
  db: Database,
  row: Insertable<Tables['api_keys']>,
  carriesOut: boolean,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: row.user_id,
      name: row.name,
      // No e-mail can reach this address and no user can register with it.
      email: `${row.user_id}@integracao.invalid`,
      phone: null,
      role: 'operator',
      status: 'active',
      password_hash: null,
      last_login_at: null,
      integration: true,
      carries_out: carriesOut,
      created_at: row.created_at,
      updated_at: row.created_at,
    })
    .execute()
  const membership = { id: newId(), company_id: row.company_id, user_id: row.user_id, created_at: row.created_at }
  await db.insertInto('memberships').values(membership).execute()
  await db.insertInto('api_keys').values(row).execute()
}

/** Locks a key until the transaction ends. */
export async function lockApiKey(db: Database, scope: Scope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where('id', '=', id)
    .where(inScope(scope, 'api_keys.company_id'))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function revokeApiKeyRow(
  db: Database,
  { id, user_id }: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  await db.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).execute()
  await db.updateTable('users').set({ status: 'inactive', updated_at: now }).where('id', '=', user_id).execute()
}

interface CarriesOutChange {
  readonly id: string
  /** The user that the key acts as. */
  readonly userId: string
  readonly carriesOut: boolean
  readonly version: number
  readonly now: Date
}

/** Sets whether a key belongs to the delivery team, which carries out orders. */
export async function updateCarriesOut(db: Database, change: CarriesOutChange): Promise<void> {
  const { id, userId, carriesOut, version, now } = change
  await db.updateTable('api_keys').set({ version }).where('id', '=', id).execute()
  await db.updateTable('users').set({ carries_out: carriesOut, updated_at: now }).where('id', '=', userId).execute()
}

/** Locks the company, so that no other key is created until the transaction ends, and counts its valid keys. */
export async function lockAndCountValidKeys(db: Database, companyId: string, now: Date): Promise<number> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  const { total } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return total
}
